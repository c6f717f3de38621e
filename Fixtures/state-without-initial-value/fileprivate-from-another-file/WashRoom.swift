import SwiftUI

struct WashRoom: View {
  var body: some View { Basin(litres: 8) }
}
