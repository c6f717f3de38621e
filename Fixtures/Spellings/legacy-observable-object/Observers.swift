import SwiftUI

// Somebody has to observe the models: advice about a class that no view watches helps nobody.
struct ZooScreen: View {
  // expect: observed-object-unused note
  @ObservedObject var aviary: Aviary
  @ObservedObject var kennel: Kennel
  // expect: observed-object-unused note
  @ObservedObject var stable: Stable
  // expect: observed-object-unused note
  @ObservedObject var pond: Pond
  // expect: observed-object-unused note
  @ObservedObject var enclosure: Enclosure
  // expect: observed-object-unused note
  @ObservedObject var lions: LionEnclosure
  // expect: observed-object-unused note
  @ObservedObject var parrot: Parrot
  // expect: observed-object-unused note
  @ObservedObject var feeder: Feeder
  // expect: observed-object-unused note
  @ObservedObject var animals: Collection2<String>

  var body: some View { Text("\(kennel.objectDescription)") }
}

extension ObservableObject {
  fileprivate var objectDescription: String { "\(type(of: self))" }
}
