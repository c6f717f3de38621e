import Combine
import SwiftUI

class Loom {
  // expect: custom-object-will-change warning `objectWillChange`
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var rows = 0
}
