import SwiftUI

extension Porch {
  var door: some View { Button("Leave", action: leave) }

  func leave() { mode.wrappedValue.dismiss() }
}
