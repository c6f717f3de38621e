import SwiftUI

struct Loft {
  // fine: state-not-private -- Loft's body stands in another file
  @State var isLit = false  // expect: state-mirrors-userdefaults note
}
