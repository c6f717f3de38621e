import SwiftUI

struct Beacon: View {
  @State var isLit = false

  var body: some View { Text(isLit ? "On" : "Off") }
}
