import SwiftUI

@Observable final class Sink { var isFull = false }

struct SinkPanel: View {
  @State private var sink: Sink

  init(sink name: String) {
    let sink = Sink()
    sink.isFull = name.isEmpty
    _sink = State(initialValue: sink)  // fine: state-model-injected-via-init -- a local, made here
  }

  var body: some View { Toggle("Full", isOn: $sink.isFull) }
}
