import SwiftUI

protocol Foldable {
  var isFolded: Bool { get nonmutating set }
}

struct NotesSection: View, Foldable {
  // fine: state-not-private -- the protocol asks for this property
  @State var isFolded = false

  var body: some View {
    DisclosureGroup("Notes", isExpanded: Binding(get: { !isFolded }, set: { isFolded = !$0 })) {
      Text("Buy oats")
    }
  }
}

struct LinksSection: View {
  // fine: state-not-private -- an extension below promises this property to `Foldable`
  @State var isFolded = true

  var body: some View {
    Button(isFolded ? "Show links" : "Hide links") { isFolded.toggle() }
  }
}

extension LinksSection: Foldable {}
