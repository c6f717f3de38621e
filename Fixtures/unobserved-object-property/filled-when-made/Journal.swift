import CoreData
import SwiftUI

final class Entry: NSManagedObject, Identifiable {
  @NSManaged var text: String
  @NSManaged var stars: Int
}

final class Journal {
  func write(_ text: String, in context: NSManagedObjectContext) {
    let entry = Entry(context: context)
    entry.text = text
  }
}

struct EntryRow: View {
  let entry: Entry  // fine: unobserved-object-property -- filled once, by whoever makes it

  var body: some View { Text(entry.text) }
}
