import SwiftUI

struct WordPanel: View {
  // expect: state-holds-unobserved-class warning `@State`
  @State private var words = NSMutableArray()

  var body: some View {
    Button("\(words.count) words") { words.add("oak") }
  }
}
