import SwiftUI

struct Fish: Identifiable {
  let id: Int
  var isLarge: Bool
}

struct FishPicture: View {
  let number: Int
  @State private var isZoomed = false

  var body: some View { Toggle("\(number)", isOn: $isZoomed) }
}

struct FishRow: View {
  let fish: Fish

  var body: some View {
    // fine: branch-changes-identity -- each row has its own fish, and that one stays as it is
    if fish.isLarge {
      FishPicture(number: 1).frame(height: 200)
    } else {
      FishPicture(number: 1)
    }
  }
}

struct Catch: View {
  @State private var fishes = [Fish(id: 1, isLarge: true)]

  var body: some View {
    List(fishes) { fish in FishRow(fish: fish) }
    Button("Cast") { fishes.append(Fish(id: 2, isLarge: false)) }
  }
}
