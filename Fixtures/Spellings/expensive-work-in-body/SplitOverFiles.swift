import SwiftUI

struct Buoy: View {
  let depth: Double

  var body: some View { Text(depthText) }
}
