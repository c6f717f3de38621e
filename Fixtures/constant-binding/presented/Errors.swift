// config: {"enable": ["constant-binding"]}
import SwiftUI

struct ErrorPage: View {
  @State private var problem: String?

  var body: some View {
    Button("Load") { problem = "No network" }
      // Closed by its button, which clears `problem`.
      // expect: constant-binding note `.constant(problem != nil)`
      .alert("Problem", isPresented: .constant(problem != nil)) {
        Button("OK") { problem = nil }
      }
  }
}
