import SwiftUI

extension SmokerView: View {
  // fine: state-holds-observable-object -- not the declaration
  var body: some View { Button(title, action: toggle) }
}
