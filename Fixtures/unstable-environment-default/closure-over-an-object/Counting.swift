// config: {"enable": ["closure-in-environment"]}
import SwiftUI

final class Counter {
  var count = 0
  func next() -> Int {
    count += 1
    return count
  }
}

private struct NextNumberKey: EnvironmentKey {
  static var defaultValue: () -> Int {
    let counter = Counter()  // expect: unstable-environment-default warning `Counter()`
    return { counter.next() }
  }
}

extension EnvironmentValues {
  // expect: closure-in-environment note
  var nextNumber: () -> Int {
    get { self[NextNumberKey.self] }
    set { self[NextNumberKey.self] = newValue }
  }
}
