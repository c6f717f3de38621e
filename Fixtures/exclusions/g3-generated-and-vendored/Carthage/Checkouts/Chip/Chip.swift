import SwiftUI

struct Chip: View {
  @State var isChosen = false  // fine: state-not-private -- vendored

  var body: some View { Toggle("Chip", isOn: $isChosen) }
}
