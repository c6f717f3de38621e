import SwiftUI

final class Loom: ObservableObject {
  @Published var threads = 0
  let width: Int
  init(width: Int = 40) { self.width = width }
}

typealias Weaver = Loom

struct LoomPage: View {
  @SwiftUI.StateObject private var loom: Loom
  @StateObject private var second: Weaver
  @StateObject private var third: Loom
  @StateObject private var fourth: Loom

  init() {
    let loom: Loom = .init(width: 60)  // expect: stateobject-autoclosure-defeated note
    self._loom = SwiftUI.StateObject(wrappedValue: loom)
    let weaver = Weaver()  // expect: stateobject-autoclosure-defeated note
    _second = .init(wrappedValue: weaver)
    var third = Loom(width: 80)  // expect: stateobject-autoclosure-defeated note
    third.threads = 4
    self._third = StateObject<Loom>(wrappedValue: third)
    let (other, count) = (Loom(), 3)  // miss: stateobject-autoclosure-defeated -- in a tuple
    other.threads = count
    _fourth = StateObject(wrappedValue: other)
  }

  var body: some View {
    Stepper("\(loom.threads)", value: $loom.threads)
    Stepper("\(second.threads)", value: $second.threads)
    Stepper("\(third.threads)", value: $third.threads)
    Stepper("\(fourth.threads)", value: $fourth.threads)
  }
}
