import Combine
import SwiftUI

final class Mill {
  @Published var wind = 3
  var sacks = 0  // expect: published-missing warning `sacks`
  var miller, cat: String?  // expect: published-missing warning `miller`
}

struct MillView: View {
  @ObservedObject var mill: Mill

  var body: some View {
    VStack {
      Text("\(mill.wind) \(mill.sacks) \(mill.miller ?? "")")
      Button("Grind") { mill.grind() }
      Button("Hire") { mill.miller = "Ida" }
    }
  }
}
