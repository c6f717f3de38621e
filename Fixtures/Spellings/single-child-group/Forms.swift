// config: {"enable": ["single-child-group"]}
import SwiftUI

struct Wagon: View {
  let load: String

  var body: some View {
    VStack {
      SwiftUI.Group { Text(load) }.bold()  // expect: single-child-group note
      Group(content: { Text(self.load) }).padding()  // expect: single-child-group note
      Group {  // expect: single-child-group note
        Text(load)
          .italic()
      }
      .onAppear { print(load) }
      Group { Group { Text(load) } }.padding()  // expect: single-child-group note
    }
  }
}
