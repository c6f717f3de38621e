import Combine
import SwiftUI

protocol ScoreKeeping: ObservableObject {
  var score: Int { get }
}

final class ScoreKeeper<Team: Hashable>: ScoreKeeping {
  typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>
  // expect: custom-object-will-change warning `objectWillChange`
  let objectWillChange: ObjectWillChangePublisher = .init()
  @Published var score = 0
  @Published var team: Team?
}
