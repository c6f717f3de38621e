import SwiftUI

struct Worker: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct Payroll: View {
  let workers: [Worker]
  @State private var chosen = Set<Worker>()
  @State private var chosenIDs = Set<Worker.ID>()

  var body: some View {
    // fine: selection-type-mismatch -- ids; a table does not compile with anything else
    Table(workers, selection: $chosenIDs) {
      TableColumn("Name") { (worker: Worker) in Text(worker.name) }
    }
    // expect: selection-type-mismatch warning `$chosen`
    List(workers, selection: $chosen) { worker in Text(worker.name) }
    Text("\(chosen.count) \(chosenIDs.count)")
  }
}
