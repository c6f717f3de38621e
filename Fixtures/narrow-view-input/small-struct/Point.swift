// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Mark {
  var title: String
  var row: Int
  var column: Int
}

struct MarkTitle: View {
  let mark: Mark  // fine: narrow-view-input -- three fields are not much

  var body: some View { Text(mark.title) }
}
