import SwiftUI

struct Sky: View {
  let clouds: Int

  var body: some View { Text("\(clouds) clouds") }
}

struct Weather: View {
  @State private var isNight = false

  var body: some View {
    VStack {
      Toggle("Night", isOn: $isNight)
      // Nothing is lost today. The change fades, and a later state in Sky is lost.
      // expect: branch-changes-identity note
      if isNight {
        Sky(clouds: 3).colorInvert()
      } else {
        Sky(clouds: 3)
      }
    }
  }
}
