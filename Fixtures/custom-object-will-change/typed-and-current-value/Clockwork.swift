import Combine
import SwiftUI

final class Clockwork: ObservableObject {
  // expect: custom-object-will-change warning `objectWillChange`
  public var objectWillChange: CurrentValueSubject<Int, Never> = .init(0)
  @Published private(set) var ticks = 0

  func tick() { ticks += 1 }
}
