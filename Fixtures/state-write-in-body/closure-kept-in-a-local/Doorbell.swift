import SwiftUI

struct Doorbell: View {
  @State private var rings = 0
  @State private var draws = 0

  var body: some View {
    let ring = {
      rings += 1  // fine: state-write-in-body -- only the button calls it
    }
    let count = {
      draws += 1  // expect: state-write-in-body error `draws += 1`
    }
    let _ = count()
    Button("Ring (\(rings), \(draws))", action: ring)
  }
}
