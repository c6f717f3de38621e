import SwiftUI

struct BeechView: View {
  @Binding var nuts: Int

  var body: some View { Text(describeNuts()) }
}
