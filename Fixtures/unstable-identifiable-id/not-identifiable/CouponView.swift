import SwiftUI

struct Coupon {
  let value: Int
  var id: UUID { UUID() }  // fine: unstable-identifiable-id -- nobody identifies a coupon by it
}

struct CouponView: View {
  let coupon: Coupon

  var body: some View { Text("\(coupon.value) off, \(coupon.id)") }
}
