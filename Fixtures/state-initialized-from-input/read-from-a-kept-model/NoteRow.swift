import SwiftUI

@Observable
final class Note {
  var text = ""
  var isLocked = false
}

struct NoteRow: View {
  @Bindable var note: Note
  @State private var isEditable: Bool

  init(note: Note) {
    self.note = note
    let isOpen = !note.isLocked
    // fine: state-initialized-from-input -- the view keeps the model and hears of its changes
    _isEditable = State(initialValue: isOpen && note.text.isEmpty)
  }

  var body: some View {
    if isEditable { TextField("Note", text: $note.text) }
  }
}

struct NoteLine: View {
  let note: Note
  @State private var isEditable: Bool

  init(note: Note) {
    self.note = note
    // fine: state-initialized-from-input -- an observable class is followed without a wrapper too
    _isEditable = State(initialValue: !note.isLocked)
  }

  var body: some View {
    Text(isEditable ? "Open" : "Closed")
  }
}

struct Notes: View {
  @State private var note = Note()
  @State private var other = Note()

  var body: some View {
    NoteRow(note: note.isLocked ? note : other)
    NoteLine(note: note.isLocked ? note : other)
  }
}
