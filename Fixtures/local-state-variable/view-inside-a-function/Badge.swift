import SwiftUI

struct BadgePage: View {
  let count: Int

  var body: some View {
    struct Badge: View {
      @State private var isWide = false  // fine: local-state-variable -- a property of a view
      let count: Int

      var body: some View { Toggle("\(count)", isOn: $isWide) }
    }
    return Badge(count: count)
  }
}
