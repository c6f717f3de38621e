import SwiftUI

struct PlanetList: View {
  let planets: [String]
  @State private var planet = ""
  @State private var isShown = false

  var body: some View {
    List(planets, id: \.self) { name in
      Button(name) {
        planet = name
        isShown = true
      }
    }
    #if os(macOS)
      // expect: sheet-ispresented-stale-item warning `$isShown`
      .sheet(isPresented: $isShown) { Text(planet) }
    #else
      // expect: sheet-ispresented-stale-item warning `$isShown`
      .fullScreenCover(isPresented: $isShown) { Text(planet) }
    #endif
  }
}
