import SwiftUI

struct GateRow: View {
  var body: some View { Text(state) }
}
