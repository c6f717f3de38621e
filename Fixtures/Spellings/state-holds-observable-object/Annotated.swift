import SwiftUI

final class Orchard: ObservableObject { @Published var trees = 3 }

struct OrchardA: View {
  // expect: state-holds-observable-object warning `@State`
  @State private var orchard: Orchard = Orchard()

  var body: some View { Button("\(self.orchard.trees)") { self.orchard.trees += 1 } }
}

struct OrchardB: View {
  // expect: state-holds-observable-object warning `@State`
  @State private var orchard: Orchard = .init()

  var body: some View { Button("\(orchard.trees)") { orchard.trees += 1 } }
}

struct OrchardC: View {
  // expect: state-holds-observable-object warning `@SwiftUI.State`
  @SwiftUI.State private var orchard = Orchard.init()

  var body: some View { Button("\(orchard.trees)") { orchard.trees += 1 } }
}

struct OrchardD: View {
  // expect: state-holds-observable-object note `@State`
  @State
  private var orchard: Optional<Orchard> = Orchard()

  var body: some View { Button("\(orchard?.trees ?? 0)") { orchard = nil } }
}

struct OrchardE: View {
  // expect: state-holds-observable-object warning `@State`
  @State private var orchard: Orchard! = Orchard()

  var body: some View { Button("\(orchard.trees)") { orchard.trees -= 1 } }
}
