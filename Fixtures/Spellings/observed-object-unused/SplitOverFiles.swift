import SwiftUI

final class Trip: ObservableObject {
  @Published var passengers = 10
}

struct Ferry: View {
  // fine: observed-object-unused -- an extension in another file speaks of it
  @ObservedObject var trip: Trip

  var body: some View { Button("Sail") { sail() } }
}
