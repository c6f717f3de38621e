import SwiftUI

final class MeterModel {
  var watts = 0
}

private struct MeterKey: EnvironmentKey {
  static let defaultValue = MeterModel()  // fine: unstable-environment-default -- made once
}

private struct StartKey: EnvironmentKey {
  static let defaultValue: Date = .now  // fine: unstable-environment-default -- made once
}

private struct IDKey: EnvironmentKey {
  static var defaultValue = UUID()  // fine: unstable-environment-default -- stored, made once
}

extension EnvironmentValues {
  private static let fallback = MeterModel()
  // fine: unstable-environment-default -- always the same object
  @Entry var spareMeter = EnvironmentValues.fallback

  var meter: MeterModel {
    get { self[MeterKey.self] }
    set { self[MeterKey.self] = newValue }
  }

  var start: Date {
    get { self[StartKey.self] }
    set { self[StartKey.self] = newValue }
  }

  var meterID: UUID {
    get { self[IDKey.self] }
    set { self[IDKey.self] = newValue }
  }
}
