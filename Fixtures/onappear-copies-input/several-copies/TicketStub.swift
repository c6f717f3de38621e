import SwiftUI

struct TicketStub: View {
  let row: Int
  let seat: Int
  @State private var place = ""
  @State private var isAisle = false

  var body: some View {
    Text(place)
      .bold(isAisle)
      .onAppear {
        place = "Row \(row)"  // expect: onappear-copies-input warning `place = "Row \(row)"`
        isAisle = seat == 1  // expect: onappear-copies-input warning `isAisle = seat == 1`
      }
  }
}
