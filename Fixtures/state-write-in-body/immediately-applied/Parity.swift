import SwiftUI

struct Parity: View {
  @State private var checks = 0
  let number: Int

  var body: some View {
    let isEven: Bool = {
      checks += 1  // expect: state-write-in-body error `checks += 1`
      return number.isMultiple(of: 2)
    }()
    Text(isEven ? "even" : "odd \(checks)")
  }
}
