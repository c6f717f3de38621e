import SwiftUI

// stlint:disable state-not-private, state-write-in-body -- an old screen, kept as it is
struct Cellar: View {
  @State var bottles = 0  // fine: state-not-private -- inside a silenced range

  var body: some View {
    let _ = (bottles += 1)  // fine: state-write-in-body -- inside a silenced range
    Text("\(bottles)")
  }
}
// stlint:enable state-not-private
// stlint:enable state-write-in-body

struct Garage: View {
  @State var cars = 0  // expect: state-not-private warning `@State`

  var body: some View { Stepper("\(cars)", value: $cars) }
}
