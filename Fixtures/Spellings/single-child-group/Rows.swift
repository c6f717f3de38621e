import SwiftUI

struct Freight: View {
  let tons: [Int]

  var body: some View {
    List(tons, id: \.self) { ton in
      // expect: single-child-group note
      Group { Text("\(ton) t") }.swipeActions { Button("Unload") {} }
    }
  }
}
