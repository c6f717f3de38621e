import CoreData
import SwiftData
import SwiftUI

@Model final class Book {
  var title = ""
  init() {}
}

final class Loan: NSManagedObject {
  @NSManaged var reader: String
}

final class LibraryModel: ObservableObject {
  @Query var books: [Book]  // expect: dynamic-property-outside-view warning `@Query`
  // expect: dynamic-property-outside-view warning
  @FetchRequest(sortDescriptors: []) var loans: FetchedResults<Loan>
  @Published var filter = ""
}

struct LibraryView: View {
  @Query private var books: [Book]  // fine: dynamic-property-outside-view -- a view's own

  var body: some View { Text("\(books.count) books") }
}
