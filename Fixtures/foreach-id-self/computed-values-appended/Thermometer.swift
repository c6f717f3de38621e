import SwiftUI

final class Readings: ObservableObject {
  @Published var degrees: [Double] = []

  func read(_ value: Double) { degrees.append(value.rounded()) }
}

struct Thermometer: View {
  @StateObject private var readings = Readings()

  var body: some View {
    VStack {
      // expect: foreach-id-self note
      ForEach(readings.degrees.suffix(5), id: \.self) { value in Text("\(value)°") }
      Button("Read") { readings.read(.random(in: 18...22)) }
    }
  }
}
