import SwiftUI

struct Country: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct Atlas: View {
  let countries: [Country]
  @State private var country: Country?

  var body: some View {
    NavigationSplitView {
      // fine: selection-type-mismatch -- the link's value is the selection
      List(countries, selection: $country) { country in
        NavigationLink(country.name, value: country)
      }
    } detail: {
      Text(country?.name ?? "Choose")
    }
  }
}
