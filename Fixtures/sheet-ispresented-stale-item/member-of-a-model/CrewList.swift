import SwiftUI

@Observable final class Crew {
  var members = ["Ada", "Bo"]
  var chosen: String?
}

struct CrewList: View {
  @State private var crew = Crew()
  @State private var isShown = false

  var body: some View {
    List(crew.members, id: \.self) { member in
      Button(member) {
        crew.chosen = member
        isShown = true
      }
    }
    // fine: sheet-ispresented-stale-item -- an object is the same in each pass, and watched
    .sheet(isPresented: $isShown) { Text(crew.chosen ?? "") }
  }
}
