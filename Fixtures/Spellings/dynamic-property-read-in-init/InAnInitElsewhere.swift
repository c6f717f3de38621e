import Combine
import SwiftUI

final class Harvester: ObservableObject {
  @Published var bales = 0
  func begin() {}
}

struct HarvesterView: View {
  @StateObject var harvester = Harvester()
  var row = 0

  var body: some View { Text("\(harvester.bales) in row \(row)") }
}
