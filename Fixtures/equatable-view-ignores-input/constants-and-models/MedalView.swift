import SwiftUI

struct Medal: Equatable {
  let id: Int
  let sport: String
  // fine: equatable-view-ignores-input -- not a view
  static func == (lhs: Medal, rhs: Medal) -> Bool { lhs.id == rhs.id && lhs.sport == rhs.sport }
}

struct MedalView: View, Equatable {
  let medal: Medal
  let rim = 4.0
  static let caption = "Medal"

  // fine: equatable-view-ignores-input -- what is left out cannot differ
  static func == (lhs: Self, rhs: Self) -> Bool { lhs.medal == rhs.medal }

  var body: some View { Text("\(Self.caption) \(medal.sport)").padding(rim) }
}
