// config: {"enable": ["closure-binding-in-body"]}
import SwiftUI

struct Lock: View {
  @State private var code = ""
  let edit: (Binding<String>) -> Void

  var body: some View {
    Button("Enter \(code.count)") {
      // fine: closure-binding-in-body -- built when the button is tapped
      edit(Binding(get: { code }, set: { code = $0 }))
    }
  }
}
