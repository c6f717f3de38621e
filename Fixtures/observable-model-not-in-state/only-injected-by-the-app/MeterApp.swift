import SwiftUI

final class WaterMeter: ObservableObject {
  @Published var litres = 0
}

@main
struct MeterApp: App {
  // fine: observable-model-not-in-state -- made once, and the `App` draws nothing from it
  private let meter = WaterMeter()

  var body: some Scene {
    WindowGroup { MeterPage().environmentObject(meter) }
  }
}

struct MeterPage: View {
  @EnvironmentObject private var meter: WaterMeter

  var body: some View { Button("\(meter.litres) l") { meter.litres += 1 } }
}
