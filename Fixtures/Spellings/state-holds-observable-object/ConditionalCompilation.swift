import SwiftUI

final class Mill: ObservableObject { @Published var speed = 1 }

struct MillView: View {
  #if os(iOS)
    @State private var mill = Mill()  // expect: state-holds-observable-object warning `@State`
  #else
    // expect: state-holds-observable-object warning `@State`
    @State private var mill: Mill = Mill()
  #endif

  var body: some View { Button("\(mill.speed)") { mill.speed += 1 } }
}
