import SwiftUI

public final class GaugeModel: ObservableObject {
  @Published public var pressure = 1.0
  public init() {}
}

public struct GaugeDial: View {
  // fine: environment-object-missing -- the app that uses the library injects it
  @EnvironmentObject private var model: GaugeModel

  public init() {}
  public var body: some View { Slider(value: $model.pressure, in: 0...10) }
}
