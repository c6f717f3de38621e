import SwiftUI

extension Bobbin: View {
  var body: some View { Text("Bobbin") }
}

struct Mill: View {
  var body: some View { Bobbin(metres: 90) }
}
