import SwiftUI

final class Country {
  var capital: String
  init(capital: String) { self.capital = capital }
}

struct CountryPanel: View {
  // fine: state-holds-unobserved-class -- nobody writes it later
  @State private var country = Country(capital: "Bern")

  var body: some View {
    Button(country.capital) { country = Country(capital: "Rome") }
  }
}
