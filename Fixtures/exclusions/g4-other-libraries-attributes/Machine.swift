import Automata

// No file here imports SwiftUI: these attributes and protocols belong to somebody else.
struct TurnstileView: View {
  @State var coins = 0  // fine: state-not-private -- another library's `State`
  @Namespace var names  // fine: state-not-private -- another library's `Namespace`
  // fine: observed-object-created-in-view -- another library's wrapper
  @ObservedObject var log = EventLog()

  var body: some Machine {
    let _ = (coins += 1)  // fine: state-write-in-body -- another library's idea of a body
    Step("\(coins)")
  }
}

final class EventLog: ObservableObject {
  @Published var lines = 0  // fine: legacy-observable-object -- not SwiftUI's
}
