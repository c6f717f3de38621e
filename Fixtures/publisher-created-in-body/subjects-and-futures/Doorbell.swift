import Combine
import SwiftUI

struct Doorbell: View {
  @State private var rings = 0
  @State private var name = ""

  var body: some View {
    VStack {
      TextField("\(rings)", text: $name)
        // expect: publisher-created-in-body warning
        .onReceive(PassthroughSubject<Int, Never>()) { rings = $0 }
      Text(name)
        // expect: publisher-created-in-body warning
        .onReceive(CurrentValueSubject<Int, Never>(rings)) { rings = $0 + 1 }
      Text("\(rings)")
        // expect: publisher-created-in-body warning
        .onReceive(Future<Int, Never> { $0(.success(1)) }) { rings += $0 }
    }
  }
}
