import SwiftUI

struct BreadForm: View {
  @State private var flour = "Rye"

  var body: some View {
    // expect: selection-type-mismatch warning `$flour`
    Picker("Flour", selection: $flour) {
      Text("Rye")
      Text("Spelt")
    }
  }
}
