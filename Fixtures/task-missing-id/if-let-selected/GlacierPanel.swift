import SwiftUI

struct GlacierPanel: View {
  let name: String
  @State private var length: Double?

  var body: some View {
    Text("\(name): \(length ?? 0) km")
      .task {  // expect: task-missing-id warning
        length = await measure(name)
      }
  }

  private func measure(_ name: String) async -> Double { Double(name.count) }
}

struct GlacierMap: View {
  let names: [String]
  @State private var selected: String?

  var body: some View {
    VStack {
      ForEach(names, id: \.self) { name in
        Button(name) { selected = name }
      }
      if let selected { GlacierPanel(name: selected) }
    }
  }
}
