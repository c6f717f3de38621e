import SwiftUI

extension EnvironmentValues {
  @Entry var visit = UUID()  // expect: unstable-environment-default warning `UUID()`
  @Entry var openedAt = Date()  // expect: unstable-environment-default warning `Date()`
  @Entry var now: Date = .now  // expect: unstable-environment-default warning `.now`
  // expect: unstable-environment-default warning `Int.random(in: 0...99)`
  @Entry var seed = Int.random(in: 0...99)
  // expect: unstable-environment-default warning `UUID().uuidString`
  @Entry var name = UUID().uuidString
}
