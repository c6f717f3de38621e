import SwiftUI

@Observable
final class Note: Identifiable {
  var text = ""
  var isLocked = false
}

struct NoteRow: View {
  @Bindable var note: Note
  @State private var isEditable: Bool

  init(note: Note) {
    self.note = note
    let isOpen = !note.isLocked
    // fine: state-initialized-from-input -- each row has its own note: another one makes another row
    _isEditable = State(initialValue: isOpen && note.text.isEmpty)
  }

  var body: some View {
    if isEditable { TextField("Note", text: $note.text) }
  }
}

struct NotePage: View {
  let note: Note
  @State private var isEditable: Bool

  init(note: Note) {
    self.note = note
    // expect: state-initialized-from-input warning
    _isEditable = State(initialValue: !note.isLocked)
  }

  var body: some View {
    Text(isEditable ? "Open" : "Closed")
  }
}

struct Notes: View {
  @State private var notes = [Note()]
  @State private var chosen = Note()

  var body: some View {
    List(notes) { note in
      NoteRow(note: note)
      Button("Choose") { chosen = note }
    }
    NotePage(note: chosen)
  }
}
