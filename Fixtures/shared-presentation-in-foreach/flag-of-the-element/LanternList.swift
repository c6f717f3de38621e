import SwiftUI

struct Lantern: Identifiable {
  let id: Int
  var color: String
  var isOpen = false
}

struct LanternList: View {
  @State private var lanterns = [Lantern(id: 1, color: "red"), Lantern(id: 2, color: "green")]

  var body: some View {
    List {
      ForEach($lanterns) { $lantern in
        Button(lantern.color) { lantern.isOpen = true }
          // fine: shared-presentation-in-foreach -- one flag for each lantern
          .popover(isPresented: $lantern.isOpen) { Text("A \(lantern.color) one") }
      }
    }
  }
}
