import Combine
import SwiftUI

struct Blinking: ViewModifier {
  var period = 1.0
  @State private var isOn = true

  func body(content: Content) -> some View {
    content
      .opacity(isOn ? 1 : 0)
      // expect: publisher-created-in-body warning
      .onReceive(Timer.publish(every: period, on: .main, in: .common).autoconnect()) { _ in
        isOn.toggle()
      }
  }
}

struct GoldClock: View {
  @Binding var hour: Int
  // expect: publisher-created-in-body note
  var timer: Publishers.Autoconnect<Timer.TimerPublisher> = Timer.publish(
    every: 3600, on: .main, in: .common
  ).autoconnect()

  var body: some View { Text("\(hour)").onReceive(timer) { _ in hour += 1 } }
}

struct GoldTower: View {
  @State private var hour = 1

  var body: some View { GoldClock(hour: $hour).modifier(Blinking(period: 2)) }
}
