import Combine
import SwiftUI

final class Mixer: ObservableObject {
  @Published var gain = 0.5
}

struct VolumeKnob: View, Equatable {
  let label: String
  @Binding var volume: Double
  @ObservedObject var mixer: Mixer
  @State private var isOpen = false
  @Environment(\.isEnabled) private var isEnabled

  // fine: equatable-view-ignores-input -- wrapped properties ask for their update by themselves
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.label == rhs.label }

  var body: some View {
    Toggle(label, isOn: $isOpen)
    Slider(value: $volume, in: 0...mixer.gain).opacity(isEnabled ? 1 : 0.5)
  }
}
