import SwiftUI

struct Turnstile: View {
  @State var visitors = 0
  @State var isCrowded = false  // expect: derived-state note

  var body: some View {
    Button("\(visitors) \(isCrowded ? "full" : "")") { visitors += 1 }
      .onChange(of: visitors) { judge() }
  }
}
