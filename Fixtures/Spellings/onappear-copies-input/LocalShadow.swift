import SwiftUI

struct Compass: View {
  let heading: Int
  @State private var text = ""

  var body: some View {
    ForEach(["N", "E"], id: \.self) { heading in
      Text(text)
        .onAppear { text = heading }  // fine: onappear-copies-input -- the element of the loop
    }
    Text("\(heading)")
  }
}
