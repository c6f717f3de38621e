import SwiftUI

struct Rows_Previews: PreviewProvider {
  struct Sample: View {
    @State private var isShown = false

    var body: some View {
      ForEach(["a", "b"], id: \.self) { letter in
        Button(letter) { isShown = true }
          // fine: shared-presentation-in-foreach -- in a preview
          .sheet(isPresented: $isShown) { Text(letter) }
      }
    }
  }

  static var previews: some View { Sample() }
}
