import SwiftUI

final class Recorder: ObservableObject {
  @Published var seconds = 0
  func start() { seconds = 0 }
}

struct DictaphoneScreen: View {
  // Nothing on screen comes from it.
  @State private var recorder = Recorder()  // expect: state-holds-observable-object note `@State`

  var body: some View {
    Button("Record") { recorder.start() }
  }
}
