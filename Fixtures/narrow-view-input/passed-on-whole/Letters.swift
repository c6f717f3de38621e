// config: {"enable": ["narrow-view-input"]}
import SwiftUI

struct Letter {
  var from: String
  var to: String
  var stamp: String
  var text: String
}

struct LetterRow: View {
  let letter: Letter  // fine: narrow-view-input -- the action passes all of it
  let open: (Letter) -> Void

  var body: some View { Button(letter.from) { open(letter) } }
}

struct LetterLink: View {
  let letter: Letter  // fine: narrow-view-input -- another view gets all of it

  var body: some View {
    NavigationLink(letter.to) { LetterPage(letter: letter) }
  }
}

struct LetterPage: View {
  let letter: Letter  // fine: narrow-view-input -- everything is shown

  var body: some View { Text(letter.from + letter.to + letter.stamp + letter.text) }
}
