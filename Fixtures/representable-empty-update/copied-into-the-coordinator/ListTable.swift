// config: {"enable": ["representable-empty-update"]}
import SwiftUI
import UIKit

struct ListTable: UIViewRepresentable {
  let rows: [String]

  func makeCoordinator() -> Coordinator { Coordinator(rows: rows) }

  func makeUIView(context: Context) -> UITableView {
    let table = UITableView()
    table.dataSource = context.coordinator
    return table
  }

  // expect: representable-empty-update note
  func updateUIView(_ table: UITableView, context: Context) {}

  final class Coordinator: NSObject, UITableViewDataSource {
    private let rows: [String]

    init(rows: [String]) { self.rows = rows }

    func tableView(_ table: UITableView, numberOfRowsInSection section: Int) -> Int { rows.count }

    func tableView(_ table: UITableView, cellForRowAt path: IndexPath) -> UITableViewCell {
      let cell = UITableViewCell()
      cell.textLabel?.text = rows[path.row]
      return cell
    }
  }
}
