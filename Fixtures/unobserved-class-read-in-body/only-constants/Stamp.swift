import SwiftUI

final class Stamp {
  let country: String
  let price: Int

  init(country: String, price: Int) {
    self.country = country
    self.price = price
  }

  var caption: String { "\(country), \(price)" }
}

struct StampView: View {
  let stamp: Stamp  // fine: unobserved-class-read-in-body -- constants, and text made from them

  var body: some View { Text("\(stamp.country) \(stamp.caption)") }
}
