import SwiftUI

struct Spyglass: View {
  let zoom: Double
  @State var widest = 1.0

  var body: some View { picture }
}
