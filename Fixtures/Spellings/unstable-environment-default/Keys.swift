import SwiftUI

final class Basket {
  var apples = 0
}

struct BasketKey: EnvironmentKey {
  static var defaultValue: Basket {
    get { return Basket() }  // expect: unstable-environment-default warning
  }
}

struct SecondKey {}

extension SecondKey: SwiftUI.EnvironmentKey {
  static var defaultValue: Basket? { .init() }  // expect: unstable-environment-default warning
}

enum ThirdKey: EnvironmentKey {
  typealias Value = Basket
  static var defaultValue: Value {
    let basket = Basket()  // expect: unstable-environment-default warning
    basket.apples = 4
    return basket
  }
}

extension EnvironmentValues {
  struct FourthKey: EnvironmentKey {
    static var defaultValue: Date { Date.now }  // expect: unstable-environment-default warning
  }

  #if os(iOS)
    struct FifthKey: EnvironmentKey {
      static var defaultValue: UUID { UUID() }  // expect: unstable-environment-default warning
    }
  #endif
}
