import SwiftUI

struct Train: Identifiable {
  let id: Int
  var destination: String
}

struct TrainList: View {
  let trains: [Train]
  @State private var isBooking = false

  var body: some View {
    List(trains) { train in
      HStack {
        Text(train.destination)
        Button("Book") { isBooking = true }
      }
      // expect: shared-presentation-in-foreach warning `$isBooking`
      .sheet(isPresented: $isBooking) {
        BookingForm(train: train)
      }
    }
  }
}

struct BookingForm: View {
  let train: Train
  @State private var seats = 1

  var body: some View { Stepper("\(seats) to \(train.destination)", value: $seats) }
}
