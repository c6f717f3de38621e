import SwiftUI

struct Tenor: View {
  let name: String

  init(name: String) {
    self.name = name
    #if os(iOS)
      // expect: side-effect-in-body warning
      DispatchQueue.main.asyncAfter(deadline: .now() + 1) { print(name) }
    #endif
  }

  var body: some View { Text(name) }
}
