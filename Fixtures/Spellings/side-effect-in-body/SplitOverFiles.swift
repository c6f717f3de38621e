import SwiftUI

struct Baritone: View {
  let name: String

  var body: some View { stage }
}
