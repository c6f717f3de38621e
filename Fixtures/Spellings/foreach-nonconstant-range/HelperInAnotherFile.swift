import SwiftUI

struct PerchPond: View {
  @State var perches = ["Striped"]

  var body: some View {
    VStack {
      rows
      Button("Breed") { perches += perches }
    }
  }
}
