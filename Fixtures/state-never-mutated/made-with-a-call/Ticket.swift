import SwiftUI

struct Ticket: View {
  @State private var id = UUID()  // fine: state-never-mutated -- a new one for each view value
  @State private var soldAt = Date()  // fine: state-never-mutated -- the same
  @State private var now: Date = .now  // fine: state-never-mutated -- the same without a call
  @State private var seat = Int.random(in: 1...40)  // fine: state-never-mutated -- the same
  // fine: state-never-mutated -- a call: nobody knows that its result is always the same
  @State private var columns = [GridItem(.flexible()), GridItem(.fixed(40))]
  // fine: state-never-mutated -- a call
  @State private var price = Ticket.currentPrice()

  var body: some View {
    LazyVGrid(columns: columns) {
      Text(id.uuidString)
      Text(soldAt, style: .date)
      Text(now, style: .time)
      Text("\(seat): \(price)")
    }
  }

  private static func currentPrice() -> Int { 12 }
}
