import Combine
import SwiftUI

final class Chessboard: ObservableObject {
  // expect: custom-object-will-change warning `objectWillChange`
  let objectWillChange = PassthroughSubject<Void, Never>()
  @Published var moves = 0
  private let seats = PassthroughSubject<Int, Never>()  // fine: custom-object-will-change -- any subject

  func move() { moves += 1 }
}
