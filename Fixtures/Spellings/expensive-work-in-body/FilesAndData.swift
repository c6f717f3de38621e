import SwiftUI

struct Attic: View {
  let file: URL
  let html: Data

  var body: some View {
    VStack {
      // expect: expensive-work-in-body warning
      if let data = try? Data(contentsOf: file, options: .mappedIfSafe) { Text("\(data.count)") }
      // expect: expensive-work-in-body warning
      switch try? String(contentsOfFile: file.path, encoding: .utf8) {
      case let text?: Text(text)
      case nil: Text("Empty")
      }
      #if os(iOS)
        Text(note)
      #endif
    }
  }

  private var note: String {
    // expect: expensive-work-in-body warning
    let text = try? NSAttributedString(
      data: html, options: [.documentType: NSAttributedString.DocumentType.html],
      documentAttributes: nil)
    return text?.string ?? ""
  }
}
