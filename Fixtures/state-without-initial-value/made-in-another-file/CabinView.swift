import SwiftUI

struct CabinView: View {
  let name: String
  @State private var beds: Int  // expect: state-without-initial-value error `@State`

  var body: some View { Stepper("\(name): \(beds) beds", value: $beds) }
}
