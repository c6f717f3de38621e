import SwiftUI

struct Depot: View {
  var body: some View { VStack { sign } }

  @ViewBuilder private var sign: some View {
    let title = "Depot"
    Group { Text(title) }.font(.title)  // expect: single-child-group note
  }
}
