import SwiftUI

final class Kennel: ObservableObject {
  @Published var dogs = ["Fido", "Rex"]
  @Published var isWalking = false
}

struct KennelList: View {
  @StateObject private var kennel = Kennel()

  var body: some View {
    List(kennel.dogs, id: \.self) { dog in
      Button(dog) { kennel.isWalking = true }
        // expect: shared-presentation-in-foreach warning `$kennel.isWalking`
        .alert("Walk", isPresented: $kennel.isWalking) {
          Button("Yes") { kennel.dogs.removeAll { $0 == dog } }
        }
    }
  }
}
