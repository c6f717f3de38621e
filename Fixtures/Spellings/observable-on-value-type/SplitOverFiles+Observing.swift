import SwiftUI

extension Hall.Bench: ObservableObject {}  // expect: observable-on-value-type error

struct BenchRow: View {
  let bench: Hall.Bench

  var body: some View { Text("\(bench.seats) seats") }
}
