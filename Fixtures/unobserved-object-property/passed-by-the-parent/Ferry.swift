import SwiftUI

final class FerryLog: ObservableObject {
  @Published var passengers = 0
}

struct FerryCount: View {
  let log: FerryLog  // expect: unobserved-object-property warning `log`

  var body: some View { Text("\(log.passengers) on board") }
}

struct FerryPier: View {
  @StateObject private var log = FerryLog()

  var body: some View {
    VStack {
      FerryCount(log: log)
      Button("Board") { log.passengers += 1 }
    }
  }
}
