import SwiftUI

struct PitchDial: View {
  let initialPitch: Double
  @State private var pitch = 0.0

  var body: some View {
    // fine: onappear-copies-input -- the name says that the first one counts
    Text("\(pitch)").onAppear { pitch = initialPitch }
  }
}

struct VerseForm: View {
  let verse: String
  @State private var draft = ""

  var body: some View {
    // fine: onappear-copies-input -- the name says that it goes its own way
    Text(draft).onAppear { draft = verse }
  }
}
