// config: {"enable": ["presentation-mode-deprecated"], "deploymentTarget": {"iOS": "16.0"}}
import SwiftUI

struct Guide: View {
  // fine: presentation-mode-deprecated -- one successor
  @Environment(\.dismiss) private var dismiss
  // fine: presentation-mode-deprecated -- the other one
  @Environment(\.isPresented) private var isPresented

  var body: some View { Button(isPresented ? "Close" : "Home") { dismiss() } }
}
