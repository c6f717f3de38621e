import SwiftUI

final class Kiln: ObservableObject {
  @Published var heat = 20
  func fire() { heat = 900 }
}

struct KilnPanel: View {
  #if DEBUG
    let kiln: Kiln  // expect: unobserved-object-property warning `kiln`
  #else
    private(set) var kiln: Kiln  // expect: unobserved-object-property warning `kiln`
  #endif

  var body: some View { Button("\(kiln.heat)°", action: kiln.fire) }
}

struct KilnLabel: View {
  let kiln: Kiln  // expect: unobserved-object-property warning `kiln`

  var body: some View {
    #if os(iOS)
      Text("\(kiln.heat)°")
    #else
      Text("\(kiln.heat) degrees")
    #endif
  }
}
