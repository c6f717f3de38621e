// config: {"enable": ["presentation-mode-deprecated"], "deploymentTarget": {"iOS": "16.0"}}
import SwiftUI

struct Slides: View {
  let presentationMode: String  // fine: presentation-mode-deprecated -- a property of the project

  var body: some View { Text(presentationMode) }
}

struct Talk {
  var presentationMode = "Full screen"
}

struct TalkList: View {
  let talks: [Talk]

  var body: some View {
    // fine: presentation-mode-deprecated -- a key path of a struct of the project
    Text(talks.map(\.presentationMode).joined(separator: ", "))
  }
}
