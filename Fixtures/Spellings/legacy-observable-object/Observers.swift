import SwiftUI

// Somebody has to observe the models: advice about a class that no view watches helps nobody.
struct ZooScreen: View {
  @ObservedObject var aviary: Aviary
  @ObservedObject var kennel: Kennel
  @ObservedObject var stable: Stable
  @ObservedObject var pond: Pond
  @ObservedObject var enclosure: Enclosure
  @ObservedObject var lions: LionEnclosure
  @ObservedObject var parrot: Parrot
  @ObservedObject var feeder: Feeder
  @ObservedObject var animals: Collection2<String>

  var body: some View { Text("\(kennel.objectDescription)") }
}

extension ObservableObject {
  fileprivate var objectDescription: String { "\(type(of: self))" }
}
