import SwiftUI

struct EggTimer: View {
  var minutes = 4
  var isSoft = true
  let name: String

  var body: some View {
    VStack {
      Button("\(minutes) min") {
        minutes += 1  // expect: mutating-plain-property error `minutes += 1`
      }
      Button("Hard") {
        isSoft = false  // expect: mutating-plain-property error `isSoft = false`
      }
      Text(isSoft ? "Soft \(name)" : "Hard \(name)")
    }
  }
}
