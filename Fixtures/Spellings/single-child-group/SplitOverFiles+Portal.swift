import SwiftUI

extension Tunnel {
  var portal: some View {
    Group {  // expect: single-child-group note
      Text("\(length) m")
    }
    #if os(iOS)
      .padding()
    #else
      .padding(20)
    #endif
  }
}
