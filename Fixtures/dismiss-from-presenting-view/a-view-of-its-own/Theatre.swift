import SwiftUI

struct Programme: View {
  @Environment(\.dismiss) private var dismiss

  var body: some View {
    // fine: dismiss-from-presenting-view -- the sheet's own action
    Button("Done") { dismiss() }
  }
}

struct Theatre: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isShown = false

  var body: some View {
    Button("Programme") { isShown = true }
      .sheet(isPresented: $isShown) { Programme() }
    Button("Leave") { dismiss() }
  }
}
