import SwiftUI

struct Record: Equatable {
  let id: Int
  var text: String
  // fine: equality-hides-change -- no view and no model of a view holds it
  static func == (lhs: Record, rhs: Record) -> Bool { lhs.id == rhs.id }
}

struct Importer {
  private(set) var records: [Record] = []

  mutating func load(_ new: [Record]) {
    records = new
    print(records.map(\.text))
  }
}

struct ImportView: View {
  @State private var count = 0
  var body: some View { Stepper("\(count)", value: $count) }
}
