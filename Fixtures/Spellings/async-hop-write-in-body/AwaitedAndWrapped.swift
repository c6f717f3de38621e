import SwiftUI

struct Astrolabe: View {
  let star: String
  @State private var label = ""

  var body: some View {
    let _ = Task {  // expect: async-hop-write-in-body warning
      let text = await name(of: star)
      await MainActor.run { label = text }
    }
    Text(label)
  }

  private func name(of star: String) async -> String { star.uppercased() }
}
