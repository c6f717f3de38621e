import SwiftUI

struct StockTicker: View {
  let price: Double
  @State private var opening = 0.0

  var body: some View {
    Text("\(price - opening) since you came")
      .onAppear { opening = price }  // fine: onappear-copies-input -- compared with the input
  }
}

struct UndoableField: View {
  @Binding var text: String
  @State private var original = ""

  var body: some View {
    TextField("Text", text: $text)
    Button("Undo") { text = original }
      .disabled(text == original)
      .onAppear { original = text }  // fine: onappear-copies-input -- compared with the input
  }
}
