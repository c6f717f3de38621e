import Combine
import SwiftUI

final class Sundial: ObservableObject {
  @Published var hour = 12
  private var bag: [AnyCancellable] = []

  func follow() {
    bag.append(
      $hour.sink(
        receiveCompletion: { _ in },
        // expect: published-sink-reads-old-value warning `self.hour`
        receiveValue: { _ in print(self.hour) }))
    // expect: published-sink-reads-old-value warning `self.hour`
    bag.append(self.$hour.sink(receiveValue: { _ in print(self.hour) }))
  }
}

struct SundialView: View {
  @ObservedObject var sundial: Sundial

  var body: some View {
    Text("\(sundial.hour)")
      // expect: published-sink-reads-old-value warning `self.sundial.hour`
      .onReceive(self.sundial.$hour, perform: { _ in print(self.sundial.hour) })
  }
}
