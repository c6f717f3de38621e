import SwiftUI

final class Bank {
  static let shared = Bank()
  var balance = 0
}

private struct BankKey: EnvironmentKey {
  // fine: unstable-environment-default -- the same bank for everybody
  static var defaultValue: Bank { Bank.shared }
}

extension EnvironmentValues {
  @Entry var bank = Bank.shared  // fine: unstable-environment-default -- the same bank
  // fine: unstable-environment-default -- the same center
  @Entry var center: NotificationCenter = .default

  var oldBank: Bank {
    get { self[BankKey.self] }
    set { self[BankKey.self] = newValue }
  }
}
