import SwiftUI

@Observable final class TicketQueue {
  private(set) var last = 0

  func draw() -> Int {
    last += 1
    return last
  }
}

struct TicketRow: View {
  let number: Int

  var body: some View { Text("Ticket \(number)") }
}

struct TicketHall: View {
  let queue: TicketQueue

  var body: some View {
    VStack {
      TicketRow(number: queue.draw())  // expect: model-mutation-in-body error `queue.draw()`
      Text("Last: \(queue.last)")
    }
  }
}
