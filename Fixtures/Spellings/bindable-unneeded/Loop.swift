import SwiftUI

@Observable final class RosterEntry: Identifiable {
  var title = ""
}

struct Roster: View {
  let rows: [RosterEntry]

  var body: some View {
    ForEach(rows) { row in
      @Bindable var row = row  // expect: bindable-unneeded note
      Text(row.title)
    }
  }
}
