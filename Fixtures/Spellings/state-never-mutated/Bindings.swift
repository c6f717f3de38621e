import SwiftUI

typealias Level = Binding<Double>

struct Mercury: View {
  @Binding private var level: Double  // expect: state-never-mutated note
  init(level: Level) { _level = level }

  var body: some View { Capsule().frame(width: 8, height: level) }
}

struct Scale: View {
  @SwiftUI.Binding var level: Double  // expect: state-never-mutated note

  var body: some View { ticks }

  private var ticks: some View { Text(self.level.formatted()) }
}

struct Row<Item: CustomStringConvertible>: View {
  @Binding var item: Item  // expect: state-never-mutated note
  @Binding var hint: String?  // expect: state-never-mutated note

  var body: some View {
    Text(item.description)
    if let hint { Text(hint) }
  }
}

struct Thermometer: View {
  @State private var level = 20.0

  var body: some View {
    VStack {
      Mercury(level: $level)
      Scale(level: $level)
      Slider(value: $level)
    }
  }
}
