import SwiftUI

struct HourChime: View {
  let hour: Int
  @State private var strokes = 0

  var body: some View {
    Text("\(strokes) strokes")
      .onAppear {
        // expect: onappear-copies-input warning `_strokes.wrappedValue = hour % 12`
        _strokes.wrappedValue = hour % 12
      }
  }
}
