import SwiftUI

struct CaptionField: View {
  @State private var draftCaption: String
  @State private var tempTags: [String]

  init(caption: String, tags: [String]) {
    _draftCaption = State(initialValue: caption)  // fine: state-initialized-from-input -- `draft…`
    _tempTags = State(initialValue: tags)  // fine: state-initialized-from-input -- `temp…`
  }

  var body: some View {
    TextField(tempTags.joined(separator: ", "), text: $draftCaption)
    Button("Clear") { tempTags = [] }
  }
}

struct SizeField: View {
  @State private var editableSize: Int
  @State private var initialSize: Int

  init(size: Int) {
    _editableSize = State(initialValue: size)  // fine: state-initialized-from-input -- `editable…`
    _initialSize = State(initialValue: size)  // fine: state-initialized-from-input -- `initial…`
  }

  var body: some View {
    Stepper("\(editableSize), was \(initialSize)", value: $editableSize)
  }
}

struct PhotoPage: View {
  @State private var caption = "Dunes"
  @State private var size = 10

  var body: some View {
    CaptionField(caption: caption, tags: [caption])
    SizeField(size: size)
    Button("Next") {
      caption = "Shore"
      size += 1
    }
  }
}
