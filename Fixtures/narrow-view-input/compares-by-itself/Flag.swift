// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Flag {
  var country: String
  var colors: [String]
  var ratio: Double
  var year: Int
}

struct FlagTitle: View, Equatable {
  let flag: Flag  // fine: narrow-view-input -- the view compares only what it shows

  var body: some View { Text(flag.country) }

  static func == (left: FlagTitle, right: FlagTitle) -> Bool {
    left.flag.country == right.flag.country
  }
}
