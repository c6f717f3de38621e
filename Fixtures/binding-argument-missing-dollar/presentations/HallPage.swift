import SwiftUI

struct HallPage: View {
  @State private var isShowing = false
  @State private var isAsking = false
  @State private var query = ""

  var body: some View {
    NavigationStack {
      Button("Open") { isShowing = true }
        // expect: binding-argument-missing-dollar error
        .sheet(isPresented: isShowing) { Text("Hall") }
        .searchable(text: query)  // expect: binding-argument-missing-dollar error
        // expect: binding-argument-missing-dollar error
        .alert("Sure?", isPresented: isAsking) {
          Button("Yes") { isAsking = false }
          Button("Clear") { query = "" }
        }
    }
  }
}
