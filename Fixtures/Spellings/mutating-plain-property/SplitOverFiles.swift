import SwiftUI

struct WaterWheel {
  var buckets = 8
}

extension WaterWheel: View {
  var body: some View { Button("\(buckets)", action: empty) }
}
