import SwiftUI

final class Workshop: ObservableObject {
  @Published var isOpen = false

  func open() { isOpen = true }
}

struct WorkshopPage: View {
  @StateObject private var workshop = Workshop()
  @State private var wish = ""

  var body: some View {
    VStack {
      // expect: branch-changes-identity warning
      if workshop.isOpen {
        TextField("Wish", text: $wish)
      } else {
        TextField("Wish", text: $wish).disabled(true)
      }
      Button("Open") { workshop.open() }
    }
  }
}
