import SwiftUI

final class Clock: ObservableObject {
  @Published var ticks = 0
  func reset() { ticks = 0 }
}

typealias Watch = Clock

struct ResetButton: View {
  @SwiftUI.EnvironmentObject var clock: Clock  // expect: observed-object-unused note

  var body: some View { Button("Reset") { self.clock.reset() } }
}

struct StopButton: View {
  @ObservedObject private var watch: Watch  // expect: observed-object-unused note
  init(watch: Watch) { self.watch = watch }

  var body: some View { Button("Stop", role: .cancel, action: { watch.ticks = 0 }) }
}

struct PauseButton: View {
  @ObservedObject private var clock: Clock  // expect: observed-object-unused note
  init(_ clock: Clock) { _clock = ObservedObject(wrappedValue: clock) }

  var body: some View { Button("Pause", action: pause) }

  private func pause() { clock.reset() }
}

struct ZeroButton: View {
  @ObservedObject var clock: Clock  // expect: observed-object-unused note

  var body: some View { Button("Zero", action: clock.reset) }
}
