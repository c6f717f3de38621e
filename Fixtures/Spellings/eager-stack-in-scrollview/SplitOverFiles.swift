import SwiftUI

struct Parade: View {
  @State var floats: [String] = []

  var body: some View {
    ScrollView { street }
      .toolbar { Button("More") { floats = ["Swan", "Whale"] } }
  }
}
