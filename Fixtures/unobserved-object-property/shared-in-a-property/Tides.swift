import SwiftUI

@MainActor final class TideTable: ObservableObject {
  static let shared = TideTable()
  @Published private(set) var level = 1.2
  func refresh() { level += 0.1 }
}

struct TideLabel: View {
  private let table = TideTable.shared  // expect: unobserved-object-property warning `table`

  var body: some View {
    VStack {
      Text("\(table.level) m")
      Button("Refresh") { table.refresh() }
    }
  }
}

struct TideMark: View {
  // fine: unobserved-object-property -- the shared object, and observed
  @ObservedObject private var table = TideTable.shared

  var body: some View { Text("\(table.level) m") }
}
