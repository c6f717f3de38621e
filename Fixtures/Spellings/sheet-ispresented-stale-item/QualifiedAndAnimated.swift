import SwiftUI

struct Carillon: View {
  let bells: [String]
  @SwiftUI.State private var bell: String?
  @SwiftUI.State private var isRinging: Bool = false

  var body: some View {
    ForEach(bells, id: \.self) { name in
      Text(name).onTapGesture {
        withAnimation {
          bell = name
          isRinging = true
        }
      }
    }
    // expect: sheet-ispresented-stale-item warning `$isRinging`
    .sheet(isPresented: $isRinging) { Text(bell ?? "") }
  }
}
