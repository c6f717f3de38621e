import Combine
import SwiftUI

final class Orchestra: ObservableObject {
  @Published var tempo = 60
}

struct Conductor: View {
  @ObservedObject private var orchestra: Orchestra
  private let watching: AnyCancellable

  init(orchestra: Orchestra) {
    _orchestra = ObservedObject(wrappedValue: orchestra)
    // expect: side-effect-in-body warning
    watching = orchestra.$tempo.sink { print($0) }
  }

  var body: some View { Stepper("\(orchestra.tempo)", value: $orchestra.tempo) }
}
