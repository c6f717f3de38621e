import Combine
import SwiftUI

final class Beacon: ObservableObject {
  // expect: custom-object-will-change warning `objectWillChange`
  let objectWillChange: PassthroughSubject<Void, Never>
  @Published var isLit: Bool

  init(isLit: Bool) {
    objectWillChange = .init()
    self.isLit = isLit
  }
}
