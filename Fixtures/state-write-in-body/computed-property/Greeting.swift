import SwiftUI

struct Greeting: View {
  @State private var greeted = 0
  let name: String

  var body: some View { Text(line) }

  private var line: String {
    greeted += 1  // expect: state-write-in-body error `greeted += 1`
    return "Hello \(name) for the \(greeted)th time"
  }
}
