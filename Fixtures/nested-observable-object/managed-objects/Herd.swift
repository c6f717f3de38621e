import CoreData
import SwiftUI

final class Cow: NSManagedObject, Identifiable {
  @NSManaged var litres: Double
}

final class HerdModel: ObservableObject {
  @Published var cows: [Cow] = []
}

struct HerdList: View {
  @ObservedObject var herd: HerdModel

  var body: some View {
    // fine: nested-observable-object -- each row observes its cow
    List(herd.cows) { cow in CowRow(cow: cow) }
  }
}

struct CowRow: View {
  @ObservedObject var cow: Cow

  var body: some View { Button("\(cow.litres) l") { cow.litres += 1 } }
}
