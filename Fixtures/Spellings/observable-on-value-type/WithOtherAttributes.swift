import SwiftUI

@MainActor @Observable public struct Rack {  // expect: observable-on-value-type error
  public var coats = 3
}

@available(iOS 17, *) @Observable private struct Stand {  // expect: observable-on-value-type error
  var umbrellas = 2
}
