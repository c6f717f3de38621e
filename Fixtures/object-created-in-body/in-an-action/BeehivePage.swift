import SwiftUI

@Observable final class Hive {
  var bees = 100
}

struct HiveRow: View {
  let hive: Hive

  var body: some View { Button("\(hive.bees) bees") { hive.bees += 1 } }
}

struct BeehivePage: View {
  @State private var hives: [Hive] = []
  @State private var newest: Hive?

  var body: some View {
    VStack {
      if let newest { HiveRow(hive: newest) }
      Text("\(hives.count) hives")
      Button("Add") {
        let hive = Hive()  // fine: object-created-in-body -- made once for each tap, and kept
        hives.append(hive)
        newest = hive
      }
    }
    .onAppear {
      let first = Hive()  // fine: object-created-in-body -- an action
      hives = [first]
    }
    .task {
      let late = Hive()  // fine: object-created-in-body -- runs after drawing
      hives.append(late)
    }
    .onTapGesture { add() }
  }

  private func add() {
    let hive = Hive()  // fine: object-created-in-body -- only an action calls this
    hives.append(hive)
  }
}
