import Combine
import SwiftUI

final class Chore: ObservableObject {
  @Published var isDone = false
}

final class Errand: ObservableObject {
  // fine: dynamic-property-outside-view -- its changes are passed on by hand
  @ObservedObject var chore: Chore
  private var passing: AnyCancellable?

  init(chore: Chore) {
    self.chore = chore
    passing = chore.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
  }
}
