import SwiftUI

struct Seed2 {
  var depth = 2
}

struct Furrow: View {
  var seed: Seed2?
  var last: Int? = nil

  var body: some View {
    Button("\(seed?.depth ?? 0) \(last ?? 0)") {
      seed?.depth += 1  // expect: mutating-plain-property error `seed?.depth += 1`
      last = seed?.depth  // expect: mutating-plain-property error `last = seed?.depth`
      seed = nil  // expect: mutating-plain-property error `seed = nil`
    }
  }
}
