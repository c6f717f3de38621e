import Combine
import SwiftUI

final class Pendulum: ObservableObject {
  #if os(iOS)
    // expect: custom-object-will-change warning `objectWillChange`
    let objectWillChange = PassthroughSubject<Void, Never>()
  #else
    // expect: custom-object-will-change warning `objectWillChange`
    let objectWillChange = PassthroughSubject<Int, Never>()
  #endif
  @Published var swings = 0
}
