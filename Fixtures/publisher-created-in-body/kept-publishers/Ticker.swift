import Combine
import SwiftUI

let sharedTick = Timer.publish(every: 5, on: .main, in: .common).autoconnect()

final class TickModel: ObservableObject {
  let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @Published var count = 0
}

struct Ticker: View {
  let title: String
  // fine: publisher-created-in-body -- state keeps it
  @State private var own = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  // fine: publisher-created-in-body -- one for the whole run
  private static let clock = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @StateObject private var model = TickModel()

  var body: some View {
    Text("\(title) \(model.count)")
      // fine: publisher-created-in-body -- state keeps it
      .onReceive(own) { _ in model.count += 1 }
      // fine: publisher-created-in-body -- a static one
      .onReceive(Self.clock) { _ in model.count += 1 }
      // fine: publisher-created-in-body -- a global one
      .onReceive(sharedTick) { _ in model.count += 1 }
      // fine: publisher-created-in-body -- the model keeps it
      .onReceive(model.ticks) { _ in model.count += 1 }
  }
}
