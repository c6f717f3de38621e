import SwiftUI

struct StickyNote: Identifiable {
  let id = UUID()
  var text: String
}

struct NoteWall: View {
  @State private var notes: [StickyNote] = []
  @State private var open: StickyNote?

  var body: some View {
    VStack {
      ForEach(notes) { Text($0.text) }
      // fine: unstable-identifiable-id -- an action
      Button("Add") { notes.append(StickyNote(text: "New")) }
      // fine: unstable-identifiable-id -- an action
      Button("Peek") { open = StickyNote(text: "Peek") }
      Button("Many", action: addMany)
    }
    .onAppear {
      // fine: unstable-identifiable-id -- an action
      notes = ["A", "B"].map { StickyNote(text: $0) }
    }
    .sheet(item: $open) { note in Text(note.text) }
  }

  private func addMany() {
    // fine: unstable-identifiable-id -- only an action calls this
    notes += ["C", "D"].map { StickyNote(text: $0) }
  }
}
