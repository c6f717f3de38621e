// config: {"enable": ["onchange-legacy-signature"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

extension View {
  func onChange(of text: String, tell: @escaping (String) -> Void) -> some View {
    onAppear { tell(text) }
  }
}

struct Marks: View {
  let text: String

  var body: some View {
    // fine: onchange-legacy-signature -- the project has a modifier of that name
    Text(text).onChange(of: text) { new in print(new) }
  }
}
