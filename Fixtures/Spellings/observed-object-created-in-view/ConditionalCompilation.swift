import SwiftUI

final class Lantern: ObservableObject { @Published var isLit = false }

struct LanternView: View {
  #if os(visionOS)
    // expect: observed-object-created-in-view warning `@ObservedObject`
    @ObservedObject var lantern = Lantern()
  #else
    // expect: observed-object-created-in-view warning `@ObservedObject`
    @ObservedObject var lantern: Lantern = Lantern()
  #endif

  var body: some View { Toggle("Lit", isOn: $lantern.isLit) }
}
