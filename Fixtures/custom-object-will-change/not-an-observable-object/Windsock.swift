import Combine
import SwiftUI

final class Windsock {
  // fine: custom-object-will-change -- no view listens to this class
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var knots = 0
}

final class Airfield: ObservableObject {
  @Published var planes = 0

  struct Tower {
    // fine: custom-object-will-change -- of the struct inside
    let objectWillChange = PassthroughSubject<Void, Never>()
  }

  func land() {
    // fine: custom-object-will-change -- a local
    let objectWillChange = PassthroughSubject<Void, Never>()
    objectWillChange.send()
    planes += 1
  }
}
