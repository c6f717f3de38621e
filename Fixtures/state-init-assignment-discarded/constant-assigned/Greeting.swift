import SwiftUI

struct Greeting: View {
  @State private var text = "Hello"

  init() {
    // expect: state-init-assignment-discarded warning `text = "Good morning"`
    text = "Good morning"
  }

  var body: some View { TextField("Greeting", text: $text) }
}
