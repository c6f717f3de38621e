import SwiftUI

@Observable final class Cloakroom {
  var coats = 0
}

struct CloakroomView: View {
  @Environment(Cloakroom.self) private var cloakroom

  var body: some View { Button("\(cloakroom.coats) coats") { cloakroom.coats += 1 } }
}

struct MuseumEntrance: View {
  var body: some View {
    // Without inputs and state it is hardly ever drawn again, and still nobody owns the object.
    CloakroomView().environment(Cloakroom())  // expect: object-created-in-body note `Cloakroom()`
  }
}

struct MuseumPage: View {
  @State private var floor = 0

  var body: some View {
    Stepper("Floor \(floor)", value: $floor)
    MuseumEntrance()
  }
}
