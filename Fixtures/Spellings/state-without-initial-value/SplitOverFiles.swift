import SwiftUI

struct Bobbin {
  @State private var metres: Int  // expect: state-without-initial-value error `@State`

  func wind() { metres += 1 }
}
