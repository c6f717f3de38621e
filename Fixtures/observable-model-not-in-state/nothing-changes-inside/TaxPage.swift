import SwiftUI

final class HarbourDues {
  let perMetre = 3
  func dues(for metres: Int) -> Int { metres * perMetre }
}

@Observable final class FlagTable {
  let flags = ["A": "Diver down", "B": "Dangerous cargo"]
}

final class KnotFormatter {
  func text(_ knots: Int) -> String { "\(knots) kn" }
}

struct TaxPage: View {
  private let dues = HarbourDues()  // fine: observable-model-not-in-state -- nothing in it changes
  private let flags = FlagTable()  // fine: observable-model-not-in-state -- only a `let`
  private let formatter: KnotFormatter  // fine: observable-model-not-in-state -- only methods
  @State private var metres = 8

  init() {
    formatter = KnotFormatter()  // fine: observable-model-not-in-state -- only methods
  }

  var body: some View {
    Stepper("\(metres) m: \(dues.dues(for: metres))", value: $metres)
    Text(flags.flags["A"] ?? "")
    Text("\(dues.perMetre) per metre, \(formatter.text(metres))")
  }
}
