import SwiftUI

final class LetterModel: ObservableObject {
  @Published var text = ""
}

struct LetterPage: View {
  @ObservedObject var letter: LetterModel

  init(letter: LetterModel = LetterModel()) {
    // expect: observed-object-created-in-view warning `self.letter = letter`
    self.letter = letter
  }

  var body: some View { TextField("Dear…", text: $letter.text) }
}
