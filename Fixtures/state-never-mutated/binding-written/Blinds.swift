import SwiftUI

struct Slat: Identifiable {
  let id: Int
  var angle = 45.0
}

struct BlindButton: View {
  @Binding var isDown: Bool  // fine: state-never-mutated -- the action writes it
  @Binding var uses: Int  // fine: state-never-mutated -- only written: it reports to the parent
  @Binding var slats: [Slat]  // fine: state-never-mutated -- a child gets its elements
  @Binding var color: String  // fine: state-never-mutated -- handed on
  @Binding var names: [String]  // fine: state-never-mutated -- appended to

  var body: some View {
    VStack {
      Button(isDown ? "Up" : "Down") {
        isDown.toggle()
        uses += 1
        names.append("Blind \(names.count)")
      }
      ForEach($slats) { $slat in SlatLabel(angle: $slat.angle) }
      ColorField(color: $color)
    }
  }
}

struct SlatLabel: View {
  @Binding var angle: Double  // fine: state-never-mutated -- a method called by an action writes it

  var body: some View { Button("\(angle)°", action: turn) }

  private func turn() { self.angle += 15 }
}

struct ColorField: View {
  @Binding var color: String  // fine: state-never-mutated -- the field writes it

  var body: some View { TextField("Color", text: $color) }
}
