// config: {"enable": ["single-child-group"]}
import SwiftUI

struct Gate: View {
  let isOpen: Bool
  let guests: [String]
  let sign: String?

  var body: some View {
    VStack {
      // fine: single-child-group -- holds a condition
      Group { if isOpen { Text("Open") } }.padding()
      // fine: single-child-group -- holds a condition with two sides
      Group { if let sign { Text(sign) } else { Text("–") } }.padding()
      // fine: single-child-group -- holds a switch
      Group {
        switch guests.count {
        case 0: Text("Nobody")
        default: Text("Guests")
        }
      }
      .padding()
      // fine: single-child-group -- the rows are several views
      Group { ForEach(guests, id: \.self) { Text($0) } }.padding()
    }
  }
}
