import SwiftUI

// Compiles, and observes nothing.
@Observable enum Currency {  // expect: observable-on-value-type
  case euro, krone
}
