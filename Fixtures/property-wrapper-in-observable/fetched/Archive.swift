import CoreData
import SwiftUI

final class Record: NSManagedObject {
  @NSManaged var title: String
}

@Observable final class ArchiveModel {
  // expect: property-wrapper-in-observable error
  @FetchRequest(sortDescriptors: []) var records: FetchedResults<Record>
  var filter = ""
}
