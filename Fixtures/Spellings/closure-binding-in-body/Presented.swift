import SwiftUI

struct Cabin: View {
  @State private var isShown = false

  var body: some View {
    Button("Open") { isShown = true }
      // expect: closure-binding-in-body note
      .sheet(isPresented: Binding(get: { isShown }, set: { isShown = $0 })) { Text("Cabin") }
  }
}
