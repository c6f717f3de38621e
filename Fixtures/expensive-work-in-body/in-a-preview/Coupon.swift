import SwiftUI

struct Coupon: View {
  let text: String

  var body: some View { Text(text) }
}

#Preview {
  Coupon(text: DateFormatter().string(from: .now))  // fine: expensive-work-in-body -- a preview
}
