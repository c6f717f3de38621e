import SwiftUI

@Observable final class OvenEngine {
  var degrees = 20
}

struct OvenPlan {
  var minutes = 30
}

@Observable final class OvenModel {
  private let engine = OvenEngine()
  private var plan = OvenPlan()

  // fine: untracked-observable-property -- the object behind it is observable
  var degrees: Int { engine.degrees }
  // fine: untracked-observable-property -- a struct in a tracked property
  var minutes: Int { plan.minutes }
  // fine: untracked-observable-property -- nothing that the app changes
  var version: String { Bundle.main.bundleIdentifier ?? ProcessInfo.processInfo.processName }

  func heat() {
    engine.degrees += 10
    plan.minutes += 1
  }
}

struct OvenView: View {
  @State private var oven = OvenModel()

  var body: some View {
    Button("\(oven.degrees) \(oven.minutes) \(oven.version)") { oven.heat() }
  }
}
