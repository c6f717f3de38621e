import SwiftUI

struct LabelEditor: View {
  @State private var label = ""
  @State private var isUrgent = false

  var body: some View {
    VStack {
      Toggle("Urgent", isOn: $isUrgent)
      // expect: branch-changes-identity warning
      if isUrgent {
        TextField("Label", text: $label).foregroundStyle(.red)
      } else {
        TextField("Label", text: $label)
      }
    }
  }
}
