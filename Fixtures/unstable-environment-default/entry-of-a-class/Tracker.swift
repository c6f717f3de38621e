import SwiftUI

final class Tracker {
  var steps = 0
}

@Observable final class Coach {
  var hint = ""
}

final class Referee: ObservableObject {
  @Published var calls = 0
}

extension EnvironmentValues {
  @Entry var tracker = Tracker()  // expect: unstable-environment-default warning `Tracker()`
  @Entry var coach: Coach = Coach()  // expect: unstable-environment-default warning `Coach()`
  @Entry var referee: Referee = .init()  // expect: unstable-environment-default warning `.init()`
  // expect: unstable-environment-default warning `DateFormatter()`
  @Entry var clock = DateFormatter()
}
