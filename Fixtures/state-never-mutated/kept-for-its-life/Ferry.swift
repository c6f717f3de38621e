import Combine
import SwiftUI

@Observable final class FerryModel {
  var passengers = 0
}

final class Whistle {
  func blow() {}
}

struct FerryPage: View {
  @State private var model = FerryModel()  // fine: state-never-mutated -- owns an object
  @State private var whistle: Whistle? = nil  // fine: state-never-mutated -- holds an object
  // fine: state-never-mutated -- a task
  @State private var departure: Task<Void, Never>? = nil
  @State private var watch: AnyCancellable? = nil  // fine: state-never-mutated -- a subscription
  @Namespace private var deck  // fine: state-never-mutated -- a namespace

  var body: some View {
    Button("\(model.passengers)") {
      model.passengers += 1
      whistle?.blow()
      departure?.cancel()
      watch?.cancel()
    }
    .matchedGeometryEffect(id: "ferry", in: deck)
  }
}
