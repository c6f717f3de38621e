import SwiftUI

struct RowsLabel: View {
  // fine: state-mirrors-userdefaults -- the first file of the two
  @AppStorage("rows") var rows: Int = 30

  var body: some View { Text("\(rows)") }
}
