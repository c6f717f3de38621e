import SwiftUI

struct CaveView: View {
  let depth: Int
  @State private var finds: [String] = []

  var body: some View {
    List(finds, id: \.self) { Text($0) }
      .task { finds = await dig(depth) }  // expect: task-missing-id
  }

  private func dig(_ depth: Int) async -> [String] { ["Bone at \(depth) m"] }
}

struct CaveMap: View {
  @State private var depth = 3

  var body: some View {
    VStack {
      CaveView(depth: depth).id(depth)
      CaveView(depth: depth)
      Button("Deeper") { depth += 1 }
    }
  }
}
