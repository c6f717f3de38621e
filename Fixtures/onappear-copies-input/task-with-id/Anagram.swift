import SwiftUI

struct Anagram: View {
  let word: String
  @State private var letters: [Character] = []

  var body: some View {
    Text(String(letters))
      .task(id: word) {
        letters = word.sorted()  // fine: onappear-copies-input -- the id starts it again
      }
  }
}
