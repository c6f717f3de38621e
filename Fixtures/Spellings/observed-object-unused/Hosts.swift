import SwiftUI

final class Ledger: ObservableObject {
  @Published var total = 0
}

struct Framed<Content: View>: View {
  @EnvironmentObject private var ledger: Ledger  // expect: observed-object-unused note
  @ViewBuilder let content: () -> Content

  var body: some View { content().border(.red) }
}

struct Counted: ViewModifier {
  @ObservedObject var ledger: Ledger  // expect: observed-object-unused note

  func body(content: Content) -> some View {
    content.onTapGesture { ledger.total += 1 }
  }
}

struct LedgerTools: ToolbarContent {
  @ObservedObject var ledger: Ledger  // expect: observed-object-unused note

  var body: some ToolbarContent {
    ToolbarItem { Button("Clear") { ledger.total = 0 } }
  }
}

struct CountingStyle: ButtonStyle {
  @EnvironmentObject private var ledger: Ledger  // expect: observed-object-unused note

  func makeBody(configuration: Configuration) -> some View { configuration.label }
}
