// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct Sheet: Identifiable {
  let id: Int
  var title: String
}

struct ScoreSheet: UIViewRepresentable {
  let title: String

  func makeUIView(context: Context) -> UILabel {
    let label = UILabel()
    label.text = title
    return label
  }

  // expect: representable-empty-update note
  func updateUIView(_ label: UILabel, context: Context) {}
}

struct SheetList: View {
  let sheets: [Sheet]
  @State private var opened: Sheet?

  var body: some View {
    List(sheets) { sheet in
      Button(sheet.title) { opened = sheet }
    }
    .sheet(item: $opened) { sheet in ScoreSheet(title: sheet.title) }
  }
}
