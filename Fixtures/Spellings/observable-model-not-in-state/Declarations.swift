import SwiftUI

@Observable final class Kiln {
  var degrees: Int
  init(degrees: Int = 20) { self.degrees = degrees }
}

struct KilnA: View {
  private let kiln: Kiln = Kiln()  // expect: observable-model-not-in-state warning `kiln`

  var body: some View { Button("\(kiln.degrees)°") { kiln.degrees += 10 } }
}

struct KilnB: View {
  let kiln: Kiln = .init(degrees: 90)  // expect: observable-model-not-in-state warning `kiln`

  var body: some View { Button("\(kiln.degrees)°") { kiln.degrees += 10 } }
}

struct KilnC: View {
  // expect: observable-model-not-in-state warning `kiln`
  fileprivate let kiln = Kiln.init(degrees: 100)

  var body: some View { Button("\(self.kiln.degrees)°") { self.kiln.degrees += 10 } }
}

struct KilnD: View {
  // expect: observable-model-not-in-state warning `kiln`
  internal private(set) var kiln = Kiln(degrees: 4)

  var body: some View { Button("\(kiln.degrees)°") { kiln.degrees += 10 } }
}

struct KilnE: View {
  private let
    kiln = Kiln(  // expect: observable-model-not-in-state warning `kiln`
      degrees: 7
    )

  var body: some View { Button("\(kiln.degrees)°") { kiln.degrees += 10 } }
}
