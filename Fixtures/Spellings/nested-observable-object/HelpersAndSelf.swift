import SwiftUI

final class Pump: ObservableObject {
  @Published private(set) var strokes = 0
  func pump() { self.strokes += 1 }
}

final class Yard: ObservableObject {
  @Published var buckets = 1
  let pump = Pump()
}

struct YardView: View {
  @StateObject private var yard = Yard()

  var body: some View {
    header
    Stepper("\(yard.buckets)", value: $yard.buckets)
    Button("Pump", action: yard.pump.pump)
  }

  // expect: nested-observable-object warning `self.yard.pump.strokes`
  private var header: some View { Text("\(self.yard.pump.strokes) strokes") }
}

struct YardSign: View {
  @ObservedObject var yard: Yard

  var body: some View {
    let pump = yard.pump
    Text("\(pump.strokes)")  // expect: nested-observable-object warning `pump.strokes`
  }
}
