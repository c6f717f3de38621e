import SwiftUI

@Observable final class TaxiFleet {
  var taxis: [String] = []
  func add(_ taxi: String) { taxis.append(taxi) }
}

struct TaxiRow: View {
  @Environment(TaxiFleet.self) private var fleet
  let index: Int

  var body: some View {
    Text(fleet.taxis[index])  // expect: whole-model-read note
  }
}

struct Taxis<Header: View>: View {
  let count: Int
  @ViewBuilder let header: () -> Header

  var body: some View {
    VStack {
      header()
      ForEach(0..<count, id: \.self) { TaxiRow(index: $0) }
    }
  }
}
