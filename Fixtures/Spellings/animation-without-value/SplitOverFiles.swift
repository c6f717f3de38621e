import SwiftUI

struct Boat: View {
  var body: some View { keel }
}
