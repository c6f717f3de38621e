import SwiftUI

extension View {
  @ViewBuilder func framed(_ isOn: Bool) -> some View {
    // fine: branch-changes-identity -- another member of self is another view
    if isOn { self.paper } else { self.pencil }
  }

  var paper: some View { background(.white) }
  var pencil: some View { border(.gray) }
}
