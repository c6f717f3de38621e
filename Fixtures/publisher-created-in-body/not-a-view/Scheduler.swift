import Combine
import SwiftUI

final class Scheduler: ObservableObject {
  // fine: publisher-created-in-body -- a class is made once
  let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
  @Published var ticks = 0

  // fine: publisher-created-in-body -- no view asks for it while it draws
  func pulses() -> AnyPublisher<Date, Never> {
    Timer.publish(every: 2, on: .main, in: .common).autoconnect().eraseToAnyPublisher()
  }
}
