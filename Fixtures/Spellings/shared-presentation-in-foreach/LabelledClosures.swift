import SwiftUI

struct CanoeList: View {
  let canoes: [String]
  @State private var isRenting = false

  var body: some View {
    ForEach(canoes, id: \.self, content: { canoe in
      Button(canoe) { isRenting.toggle() }
        .sheet(
          isPresented: $isRenting,  // expect: shared-presentation-in-foreach warning `$isRenting`
          onDismiss: { print("done") },
          content: { Text("Rent \(canoe)") })
    })
  }
}
