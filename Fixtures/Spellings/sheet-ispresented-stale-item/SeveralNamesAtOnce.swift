import SwiftUI

struct WeaveShop: View {
  let cloths: [String]
  @State private var choice: (name: String, length: Int) = ("", 0)
  @State private var isCut = false

  var body: some View {
    List(cloths, id: \.self) { cloth in
      Button(cloth) {
        choice.name = cloth
        choice.length = 3
        isCut = true
      }
    }
    // expect: sheet-ispresented-stale-item warning `$isCut`
    .sheet(isPresented: $isCut) { Text("\(choice.length) m of \(choice.name)") }
  }
}
