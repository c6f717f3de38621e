import Combine
import SwiftUI

final class Weaver: ObservableObject {
  @Published var rows = 0
  func start() {}
}

struct Loom: View {
  @StateObject private var weaver = Weaver()
  private let start: () -> Void

  init(weaver: Weaver) {
    weaver.start()  // fine: dynamic-property-read-in-init -- the parameter, not the property
    start = { weaver.start() }  // fine: dynamic-property-read-in-init -- the parameter again
    Self.count += 1  // fine: dynamic-property-read-in-init -- of the type
  }

  private static var count = 0

  var body: some View {
    Button("\(weaver.rows)", action: start)
  }
}

struct Spindle: View {
  @State private var turns = 0

  init() {
    let turns = 4
    print(turns)  // fine: dynamic-property-read-in-init -- a local
    func spin(turns: Int) { print(turns) }  // fine: dynamic-property-read-in-init -- a parameter
    spin(turns: turns)  // fine: dynamic-property-read-in-init -- the local
  }

  var body: some View { Stepper("\(turns)", value: $turns) }
}
