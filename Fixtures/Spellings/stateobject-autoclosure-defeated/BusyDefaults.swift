// config: {"enable": ["stateobject-autoclosure-defeated"]}
import Combine
import SwiftUI

@Observable final class Radar {
  var blips = 0
  @ObservationIgnored private var pulse: AnyCancellable?

  init() {
    start()
  }

  private func start() { listen() }

  private func listen() {
    pulse = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
      .sink { _ in print("ping") }
  }
}

@Observable final class Chart {
  var pages = 0

  init() {
    DispatchQueue.global().async { print("draw") }
  }
}

struct RadarPage<Legend: View>: View {
  @ViewBuilder let legend: () -> Legend
  @State private var radar: Radar = Radar()  // expect: stateobject-autoclosure-defeated warning
  @State private var second: Radar = .init()  // expect: stateobject-autoclosure-defeated warning
  @State private var third: Radar? = Radar()  // expect: stateobject-autoclosure-defeated warning
  @State private var chart = Chart()  // expect: stateobject-autoclosure-defeated warning

  var body: some View {
    legend()
    Text("\(radar.blips) \(second.blips) \(third?.blips ?? 0)")
    Stepper("\(chart.pages)", value: $chart.pages)
  }
}

struct Blinking: ViewModifier {
  @State private var radar = Radar()  // expect: stateobject-autoclosure-defeated warning

  func body(content: Content) -> some View { content.badge(radar.blips) }
}
