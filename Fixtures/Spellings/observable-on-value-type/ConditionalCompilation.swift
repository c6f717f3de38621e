import SwiftUI

#if os(iOS)
  @Observable struct Mirror2 {  // expect: observable-on-value-type error
    var isFoggy = false
  }
#else
  struct Mirror2 {
    var isFoggy = false
  }
#endif
