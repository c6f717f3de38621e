import SwiftUI

struct Canyon: View {
  let layers: [String]

  var body: some View { rock }
}
