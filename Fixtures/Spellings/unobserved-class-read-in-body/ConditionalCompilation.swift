import SwiftUI

final class Organ {
  var pipes = 100
}

struct OrganView: View {
  #if DEBUG
    let organ: Organ  // expect: unobserved-class-read-in-body warning `organ`
  #else
    var organ: Organ  // expect: unobserved-class-read-in-body warning `organ`
  #endif

  var body: some View { Button("\(organ.pipes)") { organ.pipes += 1 } }
}
