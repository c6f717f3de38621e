import SwiftUI

struct OrderSheet: View {
  let close: DismissAction
  var body: some View { Button("Done") { close() } }
}

struct Bakery: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isOrdering = false

  var body: some View {
    Button("Order") { isOrdering = true }
      .sheet(isPresented: $isOrdering) {
        OrderSheet(close: dismiss)  // expect: dismiss-from-presenting-view warning `dismiss`
      }
  }
}
