import CoreData
import SwiftUI

final class Goat: NSManagedObject, Identifiable {
  @NSManaged var name: String
  @NSManaged var weight: Double
}

struct GoatRow: View {
  let goat: Goat  // expect: unobserved-object-property warning `goat`

  var body: some View { Text("\(goat.name), \(goat.weight) kg") }
}

struct GoatCard: View {
  @ObservedObject var goat: Goat  // fine: unobserved-object-property -- observed

  var body: some View {
    VStack {
      Text(goat.name)
      Button("Feed") { goat.weight += 0.2 }
    }
  }
}

struct HerdList: View {
  @FetchRequest(sortDescriptors: []) private var goats: FetchedResults<Goat>

  var body: some View {
    List(goats) { goat in
      GoatRow(goat: goat)
      GoatCard(goat: goat)
    }
  }
}
