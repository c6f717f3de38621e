// config: {"enable": ["published-missing"]}
import SwiftUI

final class BuffetModel: ObservableObject {
  @Published var guests = 10
  private(set) var plates = 12  // expect: published-missing warning `plates`

  func serve() { plates -= 1 }
}

struct PlateCount: View {
  @ObservedObject var buffet: BuffetModel

  var body: some View { Text("\(buffet.plates) plates") }
}

struct BuffetTable: View {
  @StateObject private var buffet = BuffetModel()

  var body: some View {
    VStack {
      PlateCount(buffet: buffet)
      Stepper("Guests", value: $buffet.guests)
      Button("Serve") { buffet.serve() }
    }
  }
}
