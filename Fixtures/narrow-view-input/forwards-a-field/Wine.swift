// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Bottle {
  let name: String
  let year: Int
  let country: String
  let isOpen: Bool
}

struct Vintage: View {
  let bottle: Bottle  // expect: narrow-view-input note

  var body: some View { YearBadge(year: bottle.year) }
}

struct YearBadge: View {
  let year: Int

  var body: some View { Text("\(year)") }
}
