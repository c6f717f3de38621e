import SwiftUI

protocol Forecasting: AnyObject {
  var headline: String { get }
  func refresh()
}

final class LiveForecast: ObservableObject, Forecasting {
  @Published private(set) var headline = "…"
  func refresh() { headline = "Rain" }
}

struct ForecastPage: View {
  let forecast: any Forecasting  // expect: unobserved-object-property warning `forecast`

  var body: some View {
    Text(forecast.headline)
      .onAppear { forecast.refresh() }
  }
}

protocol Tuning: AnyObject {
  var pitch: Int { get }
  func tune()
}

final class Fork: ObservableObject, Tuning {
  @Published private(set) var pitch = 440
  func tune() { pitch = 442 }
}

@Observable final class Piano: Tuning {
  private(set) var pitch = 440
  func tune() { pitch = 442 }
}

struct TuningPage: View {
  let tuning: any Tuning  // fine: unobserved-object-property -- it may be one that Observation follows

  var body: some View {
    Text("\(tuning.pitch)")
      .onAppear { tuning.tune() }
  }
}
