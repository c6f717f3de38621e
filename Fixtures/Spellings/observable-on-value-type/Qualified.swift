import Combine
import Observation
import SwiftUI

@Observation.Observable struct Peg {  // expect: observable-on-value-type error
  var isUsed = false
}

struct Hook: Combine.ObservableObject {  // expect: observable-on-value-type error
  var isUsed = false
}
