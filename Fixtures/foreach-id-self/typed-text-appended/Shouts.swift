import SwiftUI

struct Shouts: View {
  @State private var draft = ""
  @State private var shouts: [String] = []

  var body: some View {
    VStack {
      TextField("Say", text: $draft).onSubmit { shouts.insert(draft, at: 0) }
      // expect: foreach-id-self note
      List(shouts, id: \.self) { Text($0) }
    }
  }
}
