import SwiftUI

struct Parcel: Hashable {
  let number: Int
  var place: String
}

struct Parcels: View {
  @State private var parcels = [Parcel(number: 1, place: "Depot")]

  var body: some View {
    List {
      // expect: foreach-id-self note
      ForEach(parcels, id: \.self) { parcel in Text("\(parcel.number): \(parcel.place)") }
    }
    .refreshable { for place in parcels.indices { parcels[place].place = "On its way" } }
  }
}
