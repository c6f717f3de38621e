import CoreData
import SwiftUI

final class Box: NSManagedObject {}

struct Archive: View {
  @FetchRequest private var boxes: FetchedResults<Box>

  init(year: Int) {
    _boxes = FetchRequest(
      sortDescriptors: [],
      // fine: expensive-work-in-body -- how a request with an input is built
      predicate: NSPredicate(format: "year == %d", year))
  }

  var body: some View { Text("\(boxes.count)") }
}
