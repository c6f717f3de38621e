import SwiftUI

final class Choir: ObservableObject {
  @Published var singers = 20
  var song: String?  // expect: published-missing warning `song`
  var solo: Singer? = Singer()  // miss: published-missing -- only a part of it is written

  func begin() { song = "Canon" }
}

struct Singer {
  var name = "Lea"
}

struct ChoirTools: ToolbarContent {
  @ObservedObject var choir: Choir

  var body: some ToolbarContent {
    ToolbarItem { Button(choir.song ?? "Silence") { choir.begin() } }
  }
}

struct ChoirBadge: ViewModifier {
  @ObservedObject var choir: Choir

  func body(content: Content) -> some View {
    content
      .badge(Text(choir.solo?.name ?? "\(choir.singers)"))
      .onTapGesture { choir.solo?.name = "Max" }
  }
}
