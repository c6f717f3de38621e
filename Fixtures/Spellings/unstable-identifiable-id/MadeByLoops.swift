import SwiftUI

struct Lock: Identifiable {
  var id: UUID = .init()
  var name: String
}

struct Canal: View {
  let names: [String]
  @State private var level = 3

  private var locks: [Lock] {
    var made: [Lock] = []
    for name in names where !name.isEmpty {
      made.append(Lock(name: name))  // expect: unstable-identifiable-id warning `Lock(name: name)`
    }
    return made
  }

  var body: some View {
    Stepper("Level \(level)", value: $level)
    List(locks) { lock in Text(lock.name) }
  }
}
