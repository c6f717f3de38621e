import SwiftUI

final class Ladle: ObservableObject {
  @Published var soup = "Leek"
  var scoops = 0  // expect: published-missing warning `scoops`
  var spoons = 0  // fine: published-missing -- what changes is a local of that name

  func scoop() { self.scoops += 1 }

  func count() -> Int {
    var spoons = 0
    spoons += 2
    return spoons
  }
}

struct LadleView: View {
  @StateObject private var ladle = Ladle()

  var body: some View {
    VStack {
      header
      Button("Scoop", action: ladle.scoop)
      Button("Count") { print(ladle.count()) }
    }
  }

  private var header: some View { Text(line(for: ladle)) }

  private func line(for ladle: Ladle) -> String {
    "\(ladle.soup), \(ladle.scoops) scoops, \(ladle.spoons) spoons"
  }
}
