import SwiftUI

struct Contract: View {
  let clauses: [String]

  var body: some View {
    List { ForEach(clauses, id: \.self) { ClauseRow(text: $0) } }
  }
}
