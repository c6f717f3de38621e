import SwiftUI

final class Envelope: ObservableObject {
  @Published var address = ""
}

final class LetterModel: ObservableObject {
  @Published var envelope = Envelope()
}

struct LetterForm: View {
  @StateObject private var letter = LetterModel()

  var body: some View {
    VStack {
      TextField("Address", text: $letter.envelope.address)
      // fine: nested-observable-object -- the binding sets `envelope` too, which is announced
      Text("To \(letter.envelope.address)")
    }
  }
}
