import SwiftUI

struct KilnView_Previews: PreviewProvider {
  struct Sample: View {
    let degrees: Int
    @State private var text = ""

    var body: some View {
      Text(text)
        .onAppear { text = "\(degrees)" }  // fine: onappear-copies-input -- in a preview
    }
  }

  static var previews: some View { Sample(degrees: 900) }
}
