// config: {"deploymentTarget": {"iOS": "17.0"}}
import CoreData
import SwiftUI

// fine: legacy-observable-object -- Core Data's classes are what they are
final class Page: NSManagedObject {
  @NSManaged var text: String?
  @Published var isOpen = false
}

struct PageRow: View {
  @ObservedObject var page: Page

  var body: some View { Text(page.text ?? "") }
}
