import SwiftUI

@Observable final class JarLabel {
  var text = ""
  var number = 1
}

struct LabelMaker: View {
  @State private var title = ""
  @State private var motto = ""
  @State private var label = JarLabel()
  let shelf: Int

  var body: some View {
    TextField("Title", text: $title)
      .padding()
      .id(title)  // expect: unstable-view-id warning `title`
    VStack {
      Text("Motto")
      TextEditor(text: $motto)
    }
    .id(self.motto)  // expect: unstable-view-id warning `self.motto`
    TextField("Label", text: $label.text)
      .id(label.text)  // expect: unstable-view-id warning `label.text`
    TextField("Label", text: $label.text)
      .id(label.number)  // fine: unstable-view-id -- stays while the text is edited
    TextField("Label", text: $label.text)
      .id(shelf)  // fine: unstable-view-id -- an input
    // fine: unstable-view-id -- a text that is shown, and edited elsewhere
    Text(title).id(title)
  }
}
