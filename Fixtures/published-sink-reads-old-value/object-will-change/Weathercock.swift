import Combine
import SwiftUI

final class Weathercock: ObservableObject {
  @Published var degrees = 0.0
  let tower = "North"
}

struct WeathercockView: View {
  @ObservedObject var cock: Weathercock

  var body: some View {
    Slider(value: $cock.degrees, in: 0...360)
      .onReceive(cock.objectWillChange) {
        print(cock.tower)  // fine: published-sink-reads-old-value -- a constant
        print(cock.degrees)  // expect: published-sink-reads-old-value warning `cock.degrees`
      }
  }
}

final class WeathercockLog {
  private var bag = Set<AnyCancellable>()

  func follow(_ cock: Weathercock) {
    cock.objectWillChange.sink { _ in
      print(cock.degrees)  // expect: published-sink-reads-old-value warning `cock.degrees`
    }
    .store(in: &bag)
  }
}
