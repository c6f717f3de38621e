import SwiftUI

struct NameTag: View {
  let name: String
  let sizes = [10, 12]

  var body: some View {
    Button("\(name) \(sizes.count)") {
      name = "Nobody"  // expect: mutating-plain-property error `name = "Nobody"`
    }
  }
}
