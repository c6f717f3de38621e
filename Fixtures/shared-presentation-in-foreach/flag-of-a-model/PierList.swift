import SwiftUI

@Observable final class Harbour {
  var piers = ["North", "South"]
  var isMooring = false
}

struct PierList: View {
  @Bindable var harbour: Harbour

  var body: some View {
    List(harbour.piers, id: \.self) { pier in
      Button(pier) { harbour.isMooring = true }
        // expect: shared-presentation-in-foreach warning `$harbour.isMooring`
        .sheet(isPresented: $harbour.isMooring) { Text("Moor at \(pier)") }
    }
  }
}
