import SwiftUI

struct Skipper: Identifiable, Hashable {
  let id: Int
  var name: String
}

enum Sail: String, CaseIterable, Identifiable {
  case jib, main
  var id: String { rawValue }
}

struct CharterForm: View {
  let skippers: [Skipper]
  @State private var skipper: Skipper?
  @State private var sail = Sail.jib
  @State private var skipperID: Skipper.ID = 1
  @State private var sailName = "jib"

  var body: some View {
    // expect: selection-type-mismatch warning `$skipper`
    Picker("Skipper", selection: $skipper) {
      ForEach(skippers) { skipper in Text(skipper.name) }
    }
    // expect: selection-type-mismatch warning `$sail`
    Picker("Sail", selection: $sail) {
      ForEach(Sail.allCases) { Text($0.rawValue) }
    }
    // fine: selection-type-mismatch -- the id, as in the rows
    Picker("Skipper", selection: $skipperID) {
      ForEach(skippers) { skipper in Text(skipper.name) }
    }
    // fine: selection-type-mismatch -- the id is a string, and so is the selection
    Picker("Sail", selection: $sailName) {
      ForEach(Sail.allCases) { Text($0.rawValue) }
    }
  }
}
