import CoreData
import SwiftUI

final class Entry: NSManagedObject {
  @NSManaged var title: String?
}

struct EntryScreen: View {
  let entries: [Entry]
  // A managed object is an ObservableObject: `@ObservedObject` in a child view follows it.
  @State private var selected: Entry?  // expect: state-holds-observable-object warning `@State`

  var body: some View {
    VStack {
      Text(selected?.title ?? "None")
      Button("First") { selected = entries.first }
      Button("Rename") { selected?.title = "Renamed" }
    }
  }
}
