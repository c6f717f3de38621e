import Combine
import SwiftUI

final class Radar: ObservableObject {
  // fine: custom-object-will-change -- no `@Published` relies on it
  let objectWillChange = PassthroughSubject<Void, Never>()
  private(set) var echoes = 0

  func sweep() {
    objectWillChange.send()
    echoes += 1
  }
}
