import SwiftUI

struct Basin: View {
  @State fileprivate var litres: Int  // expect: state-without-initial-value error `@State`

  var body: some View { Stepper("\(litres) l", value: $litres) }
}
