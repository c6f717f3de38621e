// config: {"enable": ["presentation-mode-deprecated"], "deploymentTarget": {"iOS": "17.0"}}
import SwiftUI

struct Sheet: View {
  @Environment(\.dismiss) private var dismiss
  @Environment(\.presentationMode) private var mode  // expect: presentation-mode-deprecated note

  var body: some View {
    Button("Close") { dismiss() }
    Button("Discard") { mode.wrappedValue.dismiss() }
  }
}

struct Other: View {
  // fine: presentation-mode-deprecated -- nobody uses it, which is said by another rule
  // expect: observed-object-unused note
  @Environment(\.presentationMode) private var mode

  var body: some View { Text("Other") }
}
