import SwiftUI

struct VowelList: View {
  let language: String
  @State private var isShown = false
  @State private var taps = 0

  var body: some View {
    Button("Vowels") {
      taps += 1
      isShown = true
    }
    // fine: sheet-ispresented-stale-item -- the content reads an input, and no state
    .sheet(isPresented: $isShown) { Text("Vowels of \(language)") }
    .onDisappear { print(taps) }
  }
}
