// config: {"enable": ["derived-state"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Ticket: View {
  @State private var seats = 1
  @State private var price = 12  // expect: derived-state note `@State`
  @State private var isGroup = false  // expect: derived-state note `@State`

  var body: some View {
    VStack {
      Stepper("\(seats) seats", value: $seats)
      Text("\(price) francs")
      if isGroup { Text("Group") }
    }
    .onChange(of: seats) {
      price = seats * 12
      isGroup = seats >= 10
    }
  }
}
