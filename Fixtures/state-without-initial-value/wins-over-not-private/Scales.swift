import SwiftUI

struct Scales: View {
  // Not private as well; what does not compile comes first.
  @State let grams = 100  // expect: state-without-initial-value error `@State`
  @FocusState var isTyping = false  // expect: state-without-initial-value error `@FocusState`

  var body: some View { Text("\(grams) g").focused($isTyping) }
}
