import SwiftUI

struct ChapterView: View {
  let paragraphs: [String]
  @State private var isBold = false

  var body: some View {
    ScrollViewReader { proxy in
      ScrollView {
        Text("Top").id("top")  // fine: unstable-view-id -- an anchor
        ForEach(paragraphs, id: \.self) { Text($0).bold(isBold) }
        Text("End").id(2)  // fine: unstable-view-id -- an anchor
          .id(Date(timeIntervalSince1970: 0))  // fine: unstable-view-id -- always the same date
        Text("Note").id(UUID(uuidString: "7A1E"))  // fine: unstable-view-id -- read from a text
      }
      Button("Up") { proxy.scrollTo("top") }
      Toggle("Bold", isOn: $isBold)
    }
  }
}
