import SwiftUI

struct LostAndFound: View {
  @State var owner: String?  // expect: state-not-private warning `@State`
  @State var foundOn: Date! = nil  // expect: state-not-private warning `@State`
  @State var shelf: Optional<Int> = nil  // expect: state-not-private warning `@State`

  var body: some View {
    VStack {
      Text(owner ?? "Nobody")
      Text(foundOn == nil ? "Not yet" : "Found on shelf \(shelf ?? 0)")
      Button("Found") {
        owner = "Ada"
        foundOn = Date()
        shelf = 2
      }
    }
  }
}
