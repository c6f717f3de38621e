import CoreData
import SwiftUI

final class Herb: NSManagedObject {
  @NSManaged var name: String?
}

struct HerbList: View {
  @FetchRequest private var herbs: FetchedResults<Herb>
  private var isEmpty = false

  init(letter: String) {
    // fine: dynamic-property-read-in-init -- sets the request up
    _herbs = FetchRequest(
      sortDescriptors: [], predicate: NSPredicate(format: "name BEGINSWITH %@", letter))
    isEmpty = herbs.isEmpty  // expect: dynamic-property-read-in-init warning `herbs`
  }

  var body: some View {
    List(herbs, id: \.objectID) { herb in Text(herb.name ?? "") }
      .opacity(isEmpty ? 0.5 : 1)
  }
}
