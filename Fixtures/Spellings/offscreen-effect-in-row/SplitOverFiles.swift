import SwiftUI

struct Lagoon: View {
  let fishes: [String]

  var body: some View {
    List(fishes, id: \.self) { FishRow(name: $0) }
  }
}
