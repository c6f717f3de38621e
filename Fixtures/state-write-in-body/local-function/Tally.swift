import SwiftUI

struct Tally: View {
  @State private var marks = 0
  @State private var draws = 0

  var body: some View {
    func add() {
      marks += 1  // fine: state-write-in-body -- handed to the button
    }
    func count() -> Int {
      draws += 1  // expect: state-write-in-body error `draws += 1`
      return draws
    }
    return Button("\(marks) in \(count())", action: add)
  }
}
