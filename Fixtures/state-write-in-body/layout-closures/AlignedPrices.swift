import SwiftUI

struct AlignedPrices: View {
  @State private var width = 0.0
  @State private var length = 0.0

  var body: some View {
    VStack(alignment: .leading) {
      Text("12 €")
        .alignmentGuide(.leading) { dimensions in
          width = dimensions.width  // expect: state-write-in-body error `width = dimensions.width`
          return dimensions[.leading]
        }
      Text("7 €")
        .containerRelativeFrame(.horizontal) { available, _ in
          length = available  // expect: state-write-in-body error `length = available`
          return available / 2
        }
      Text("\(width) \(length)")
    }
  }
}
