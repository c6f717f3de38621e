import SwiftUI

final class Word {
  let text: String
  private(set) lazy var letters = text.filter(\.isLetter).count
  private var knownVowels: Int?

  init(text: String) { self.text = text }

  var vowels: Int {
    if let knownVowels { return knownVowels }
    let counted = text.filter { "aeiou".contains($0) }.count
    knownVowels = counted
    return counted
  }
}

struct WordView: View {
  let word: Word  // fine: unobserved-class-read-in-body -- worked out once, and then kept

  var body: some View { Text("\(word.text): \(word.letters), \(word.vowels)") }
}
