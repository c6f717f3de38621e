import SwiftUI

struct AtlasList: View {
  let countries: [String]
  @State private var country = ""
  @State private var isPushed = false

  var body: some View {
    NavigationStack {
      List(countries, id: \.self) { name in
        Button(name) {
          country = name
          isPushed = true
        }
      }
      // expect: sheet-ispresented-stale-item warning `$isPushed`
      .navigationDestination(isPresented: $isPushed) { Text("Map of \(country)") }
    }
  }
}
