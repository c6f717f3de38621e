import SwiftUI

struct Quiz: View {
  @State private var isSecondRound = false
  @State private var answer = ""

  var body: some View {
    VStack {
      // fine: branch-changes-identity -- two names, so a fresh start is wanted
      if isSecondRound {
        TextField("Answer", text: $answer).id("second")
      } else {
        TextField("Answer", text: $answer).id("first")
      }
      Button("Next round") { isSecondRound = true }
    }
  }
}
