import SwiftUI

final class PianoModel: ObservableObject {
  @Published var keys = 88
}

struct PianoView: View {
  @StateObject private var piano: PianoModel

  init(piano: @autoclosure @escaping () -> PianoModel) {
    _piano = StateObject(wrappedValue: piano())
  }

  var body: some View { Stepper("\(piano.keys) keys", value: $piano.keys) }
}

struct PianoHall: View {
  @State private var seats = 90

  var body: some View {
    Stepper("\(seats) seats", value: $seats)
    // fine: object-created-in-body -- runs once, when the child appears
    PianoView(piano: PianoModel())
  }
}
