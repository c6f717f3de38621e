// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Ladder {
  var name: String
  var rungs: Int
  var width: Double
  var isFolding: Bool
}

protocol LadderView: View {
  var ladder: Ladder { get }
}

struct LadderTitle: View {
  private let ladder: Ladder  // fine: narrow-view-input -- the initialiser reads another field
  private let rungs: Int

  init(ladder: Ladder) {
    self.ladder = ladder
    rungs = ladder.rungs
  }

  var body: some View { Text("\(ladder.name), \(rungs) rungs") }
}

struct LadderName: LadderView {
  let ladder: Ladder  // fine: narrow-view-input -- the protocol asks for it

  var body: some View { Text(ladder.name) }
}
