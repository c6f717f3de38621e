import SwiftUI

extension ClockRow: View {
  var body: some View { Button(late ? "Late" : "In time", action: hurry) }
}
