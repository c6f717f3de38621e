import Combine
import SwiftUI

final class Ferry: ObservableObject {
  // fine: custom-object-will-change -- the property sends through it
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var cars = 0 {
    willSet { objectWillChange.send() }
  }
}

final class Barge: ObservableObject {
  // fine: custom-object-will-change -- the one method that changes it sends
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published private(set) var sand = 0

  func load() {
    self.objectWillChange.send()
    sand += 1
  }
}
