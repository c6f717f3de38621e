import SwiftUI

struct Framed<Picture: View>: View {
  let title: String
  @ViewBuilder let picture: () -> Picture
  @State private var plate = ""

  var body: some View {
    VStack {
      picture()
      Text(plate)
    }
    .onAppear { plate = title }  // expect: onappear-copies-input warning `plate = title`
  }
}
