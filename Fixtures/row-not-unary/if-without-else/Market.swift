// config: {"enable": ["row-not-unary"]}
import SwiftUI

struct Stall: Identifiable {
  let id: Int
  let name: String
  let isOpen: Bool
  let note: String?
}

struct Market: View {
  let stalls: [Stall]

  var body: some View {
    VStack {
      List(stalls) { stall in
        if stall.isOpen {  // expect: row-not-unary note `if`
          Text(stall.name)
        }
      }
      ScrollView {
        LazyVStack {
          ForEach(stalls) { stall in
            if let note = stall.note {  // expect: row-not-unary note `if`
              Text(note)
            }
          }
        }
      }
    }
  }
}
