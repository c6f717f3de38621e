import Combine
import SwiftUI

typealias Bell = PassthroughSubject<Void, Never>

struct TinClock<Face: View>: View {
  @State private var strikes = 0
  @ViewBuilder let face: (Int) -> Face

  var body: some View {
    // expect: publisher-created-in-body warning
    face(strikes).onReceive(Bell()) { strikes += 1 }
  }
}
