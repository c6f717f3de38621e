import SwiftUI

final class Crane: ObservableObject {
  @Published var isUp = false
}

struct CraneTools: ToolbarContent {
  @ObservedObject var crane: Crane

  var body: some ToolbarContent {
    ToolbarItem {
      // expect: constant-binding warning `.constant(crane.isUp)`
      Toggle("Up", isOn: .constant(crane.isUp))
    }
  }
}

struct CraneOverlay: ViewModifier {
  @EnvironmentObject private var crane: Crane

  func body(content: Content) -> some View {
    content.overlay {
      // expect: constant-binding warning `.constant(crane.isUp)`
      Toggle("Up", isOn: .constant(crane.isUp))
    }
  }
}

struct CranePage: View {
  @StateObject private var crane = Crane()

  var body: some View {
    Text(crane.isUp ? "Up" : "Down")
      .onTapGesture { crane.isUp.toggle() }
      .modifier(CraneOverlay())
      .toolbar { CraneTools(crane: crane) }
      .environmentObject(crane)
  }
}
