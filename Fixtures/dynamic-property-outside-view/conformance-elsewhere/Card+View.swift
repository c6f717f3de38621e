import SwiftUI

extension Card: View {
  var body: some View { Toggle("Face up", isOn: $isFaceUp) }
}
