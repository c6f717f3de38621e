import SwiftUI

struct PineView: View {
  @State private var cones = 0

  var body: some View {
    #if os(iOS)
      let _ = (cones += 1)  // expect: state-write-in-body error `cones += 1`
      Text("\(cones) on iOS")
    #else
      let _ = (cones += 2)  // expect: state-write-in-body error `cones += 2`
      Text("\(cones) elsewhere")
    #endif
  }
}
