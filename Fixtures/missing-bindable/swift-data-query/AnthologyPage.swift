import SwiftData
import SwiftUI

@Model final class Entry {
  var title: String
  init(title: String) { self.title = title }
}

struct AnthologyPage: View {
  @Query private var entries: [Entry]
  @Environment(\.modelContext) private var context

  var body: some View {
    List {
      ForEach(entries) { entry in
        TextField("Title", text: $entry.title)  // expect: missing-bindable error
      }
      Button("Add") { context.insert(Entry(title: "")) }
    }
  }
}

struct EntryRow: View {
  @Bindable var entry: Entry

  // fine: missing-bindable -- a model of SwiftData in `@Bindable`
  var body: some View { TextField("Title", text: $entry.title) }
}
