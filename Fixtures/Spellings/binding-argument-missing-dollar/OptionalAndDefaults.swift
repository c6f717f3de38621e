import SwiftUI

struct BathRow: View {
  @Binding var note: String?
  var title = "Bath"

  var body: some View {
    Button(note ?? title) { note = nil }
  }
}

struct BathPage: View {
  @State private var note: String?

  var body: some View {
    BathRow(note: note, title: "Big bath")  // expect: binding-argument-missing-dollar error
    Button("Note") { note = "Warm" }
  }
}
