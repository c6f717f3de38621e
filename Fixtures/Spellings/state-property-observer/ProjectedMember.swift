import SwiftUI

struct Address {
  var street = ""
  var city = ""
}

struct AddressForm: View {
  @State private var address = Address() {
    // expect: state-property-observer warning `didSet`
    didSet { print(address.city) }
  }

  var body: some View {
    TextField("Street", text: $address.street)
    TextField("City", text: $address.city)
  }
}
