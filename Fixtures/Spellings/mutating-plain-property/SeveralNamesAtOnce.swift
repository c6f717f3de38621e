import SwiftUI

struct Pasture: View {
  var cows = 3, sheep = 12
  let gate = true
  var goats: Int = { 2 }()

  var body: some View {
    Button("\(cows) \(sheep) \(goats) \(gate ? 1 : 0)") {
      withAnimation {
        cows += 1  // expect: mutating-plain-property error `cows += 1`
        sheep -= 1  // expect: mutating-plain-property error `sheep -= 1`
      }
      swap(&cows, &goats)  // expect: mutating-plain-property error
    }
  }
}
