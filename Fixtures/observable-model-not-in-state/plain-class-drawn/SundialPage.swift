import SwiftUI

final class Sundial {
  var hour = 9
}

struct SundialPage: View {
  private let sundial = Sundial()  // expect: observable-model-not-in-state warning `sundial`

  var body: some View {
    VStack {
      Text("It is \(sundial.hour)")
      Button("Later") { sundial.hour += 1 }
    }
  }
}

struct HerbGarden: View {
  @State private var isSunny = true

  var body: some View {
    Toggle("Sunny", isOn: $isSunny)
    SundialPage()
  }
}
