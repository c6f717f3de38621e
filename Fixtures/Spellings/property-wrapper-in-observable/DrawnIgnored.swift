import SwiftUI

@Observable class Shop {
  // expect: property-wrapper-in-observable warning
  @ObservationIgnored @AppStorage("isOpen") var isOpen = false
  // expect: property-wrapper-in-observable warning
  @AppStorage("floor") @ObservationIgnored var floor = 1
  @ObservationIgnored
  @AppStorage("owner")  // expect: property-wrapper-in-observable warning
  var owner: String?
}

@Observable final class Bookshop: Shop {
  var books = 100
}

typealias SecondHandShop = Bookshop

struct ShopTools: ToolbarContent {
  @Bindable var shop: SecondHandShop

  var body: some ToolbarContent {
    ToolbarItem { Toggle("\(shop.books)", isOn: $shop.isOpen) }
  }
}

struct ShopSign: View {
  let shop: Shop?

  var body: some View {
    floor
    Button("Up") { shop?.floor += 1 }
    Button("Sell") { self.shop?.owner = "Vera" }
  }

  private var floor: some View { Text("\(shop?.floor ?? 0) \(self.shop?.owner ?? "")") }
}
