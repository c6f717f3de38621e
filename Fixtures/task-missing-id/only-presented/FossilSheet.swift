import SwiftUI

struct Fossil: Identifiable, Hashable {
  let id: Int
  var name: String
}

struct FossilSheet: View {
  let fossil: Fossil
  @State private var age = ""

  var body: some View {
    Text("\(fossil.name) \(age)")
      // fine: task-missing-id -- shown in a sheet and pushed, each time a new view
      .task { age = await date(fossil.id) }
  }

  private func date(_ id: Int) async -> String { "\(id) million years" }
}

struct FossilCase: View {
  let fossils: [Fossil]
  @State private var opened: Fossil?

  var body: some View {
    NavigationStack {
      List(fossils) { fossil in
        NavigationLink(fossil.name, value: fossil)
          .onLongPressGesture { opened = fossil }
      }
      .navigationDestination(for: Fossil.self) { FossilSheet(fossil: $0) }
      .sheet(item: $opened) { fossil in FossilSheet(fossil: fossil) }
    }
  }
}
