// config: {"enable": ["closure-in-environment"]}
import DeskKit
import SwiftUI

struct Lamp: View {
  let watts: Int

  var body: some View { Text("\(watts) W") }
}

#Preview {
  Lamp(watts: 40)
    .environment(\.addNote) { print("note") }  // fine: closure-in-environment -- a preview
}
