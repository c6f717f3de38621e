import SwiftUI

struct Plough: View {
  #if os(macOS)
    var rows = 8
  #else
    var rows = 4
  #endif

  var body: some View {
    Button("\(rows)") {
      #if DEBUG
        rows += 1  // expect: mutating-plain-property error `rows += 1`
      #endif
    }
  }
}
