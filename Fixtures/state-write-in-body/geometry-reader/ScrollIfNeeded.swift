import SwiftUI

struct ScrollIfNeeded: View {
  @State private var isTooTall = false
  let text: String

  var body: some View {
    GeometryReader { outer in
      ScrollView(isTooTall ? .vertical : []) {
        Text(text)
          .background(
            GeometryReader { inner -> Color in
              // expect: state-write-in-body error `isTooTall = inner.size.height > outer.size.height`
              isTooTall = inner.size.height > outer.size.height
              return Color.clear
            }
          )
          // fine: state-write-in-body -- an action inside the reader
          .onTapGesture { isTooTall = true }
      }
    }
  }
}
