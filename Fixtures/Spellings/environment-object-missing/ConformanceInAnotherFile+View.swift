import SwiftUI

final class FerryLine {
  @Published var departures = 14
}

extension FerryLine: ObservableObject {}

extension FerryBoard: View {
  var body: some View {
    Button(expanded ? line : "Ferries") { expand() }
  }
}
