import SwiftUI

@MainActor final class Beehive: ObservableObject {
  @Published private(set) var bees = 1000
  func swarm() { bees /= 2 }
}

struct BeehiveView: View {
  @State private var hive = Beehive()  // expect: state-holds-observable-object warning `@State`

  var body: some View {
    header
    Button("Swarm", action: hive.swarm)
  }

  private var header: some View { Text("\(hive.bees) bees") }
}

struct BeehiveList: View {
  // expect: state-holds-observable-object warning `@State`
  @State private var hives = [Beehive(), Beehive()]

  var body: some View {
    Button("Sell") { hives.removeLast() }
    row(0)
  }
}

extension BeehiveList {
  private func row(_ index: Int) -> some View { Text("\(hives[index].bees) bees") }
}
