import SwiftUI

struct LimeLeaves: View {
  @State var limes = ["Small-leaved"]

  var body: some View { Form { rows } }
}
