import SwiftUI

struct Candles: View {
  @State private var candles = 1

  var body: some View {
    VStack {
      HStack {
        // Nothing is looked up by number here, so nothing can crash. The rows stay as they are.
        // expect: foreach-nonconstant-range warning
        ForEach(0..<candles) { _ in Image(systemName: "flame") }
      }
      Stepper("\(candles)", value: $candles, in: 1...12)
    }
  }
}
