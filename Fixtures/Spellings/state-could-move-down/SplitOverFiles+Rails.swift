import SwiftUI

extension Quarry {
  var rails: some View {
    #if os(macOS)
      Rails(carts: carts, add: { carts += 1 })
    #else
      Rails(carts: carts, add: { carts += 1 }).padding()
    #endif
  }
}

struct Rails: View {
  let carts: Int
  let add: () -> Void

  var body: some View { Button("\(carts)", action: add) }
}
