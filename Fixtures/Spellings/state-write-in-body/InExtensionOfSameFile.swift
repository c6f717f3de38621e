import SwiftUI

struct ElmView: View {
  @State private var age = 0

  var body: some View { rings }
}

extension ElmView {
  fileprivate var rings: some View {
    age += 1  // expect: state-write-in-body error `age += 1`
    return Text("\(age)")
  }
}

struct AshView {
  @State private var age = 0
}

extension AshView: View {
  var body: some View {
    let _ = (age -= 1)  // expect: state-write-in-body error `age -= 1`
    Text("\(age)")
  }
}
