import Foundation

final class Score {
  var points = 0
}

struct Referee {
  func award(_ score: Score) { score.points += 2 }
}
