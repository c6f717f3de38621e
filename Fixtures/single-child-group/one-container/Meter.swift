// config: {"enable": ["single-child-group"]}
import SwiftUI

struct Meter: View {
  let values: [Int]

  var body: some View {
    Group {  // expect: single-child-group note `Group`
      VStack {
        Text("\(values.count) values")
        Divider()
      }
    }
    .padding()
  }
}
