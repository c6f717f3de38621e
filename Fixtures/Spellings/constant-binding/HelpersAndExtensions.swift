import SwiftUI

struct Weir: View {
  @Binding var isShut: Bool
  @AppStorage("height") private var height = 1.0
  @FocusState private var isTyping: Bool

  var body: some View {
    row("Shut")
    slider
    TextField("Height", value: $height, format: .number).focused($isTyping)
    Button("Shut") { isShut = true }
  }

  private var slider: some View {
    Slider(value: .constant(height))  // expect: constant-binding warning `.constant(height)`
  }
}
