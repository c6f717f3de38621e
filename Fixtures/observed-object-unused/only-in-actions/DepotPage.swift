// config: {"enable": ["observed-object-unused"]}
import SwiftUI

final class Depot: ObservableObject {
  @Published var crates = 0
  func add(_ count: Int) { crates += count }
  func load() async { crates = 12 }
}

struct AddButton: View {
  // expect: observed-object-unused note `@EnvironmentObject`
  @EnvironmentObject var depot: Depot
  let count: Int

  var body: some View {
    Button("Add \(count)") { depot.add(count) }
  }
}

struct NameField: View {
  @ObservedObject var depot: Depot  // expect: observed-object-unused note `@ObservedObject`
  @State private var name = ""

  var body: some View {
    TextField("Name", text: $name)
      .onSubmit { store() }
      .task { await depot.load() }
  }

  private func store() { depot.add(name.count) }
}
