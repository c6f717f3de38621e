import SwiftUI
import VendorKit

struct VendorCard: View {
  @State private var vendor: Vendor

  init(vendor: Vendor) {
    // fine: state-initialized-from-input -- value or class, who knows
    _vendor = State(initialValue: vendor)
  }

  var body: some View { Text(vendor.name) }
}
