import SwiftUI

final class Organ { var pipes = 100 }

struct OrganView: View {
  #if DEBUG
    @State private var organ = Organ()  // expect: state-holds-unobserved-class warning `@State`
  #else
    // expect: state-holds-unobserved-class warning `@State`
    @State private var organ: Organ = Organ()
  #endif

  var body: some View { Button("\(organ.pipes)") { organ.pipes += 1 } }
}
