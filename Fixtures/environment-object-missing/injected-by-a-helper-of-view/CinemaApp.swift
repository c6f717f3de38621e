import SwiftUI

@MainActor final class Seats: ObservableObject {
  static let shared = Seats()
  @Published var free = 80
}

extension View {
  func withSeats() -> some View { environmentObject(Seats.shared) }
}

struct HallPage: View {
  // fine: environment-object-missing -- injected by `withSeats`
  @EnvironmentObject private var seats: Seats

  var body: some View { Button("\(seats.free) free") { seats.free -= 1 } }
}

@main struct CinemaApp: App {
  var body: some Scene {
    WindowGroup { HallPage().withSeats() }
  }
}
