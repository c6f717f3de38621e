import SwiftUI

final class Oven {
  var degrees: Int
  init(degrees: Int = 180) { self.degrees = degrees }
}

typealias Stove = Oven

extension EnvironmentValues {
  @Entry var oven = Oven(degrees: 200)  // expect: unstable-environment-default warning
  @SwiftUI.Entry var stove = Stove()  // expect: unstable-environment-default warning
  @Entry var spare: Oven? = Oven()  // expect: unstable-environment-default warning
  @Entry var ovens = [Oven(), Oven()]  // expect: unstable-environment-default warning
  @Entry public var big: Oven = Oven.init()  // expect: unstable-environment-default warning
  @Entry
  var small = { Oven(degrees: 120) }()  // expect: unstable-environment-default warning
  @Entry var label = "Oven \(UUID())"  // expect: unstable-environment-default warning
}
