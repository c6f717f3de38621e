import SwiftUI

struct Compass: View {
  @State var heading = 0.0

  var body: some View { needle }
}
