import SwiftUI

final class TableModel: ObservableObject {
  // expect: state-mirrors-userdefaults warning
  @AppStorage("rows") var rows = 25
  @AppStorage("title") var title = "Table"
}

struct TableTitle: View {
  // expect: state-mirrors-userdefaults warning
  @AppStorage(wrappedValue: "List", "title") private var title

  var body: some View { TextField("Title", text: $title) }
}
