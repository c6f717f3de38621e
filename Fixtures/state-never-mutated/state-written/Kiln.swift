import SwiftUI

struct Glaze {
  var coats = 1
  mutating func addCoat() { coats += 1 }
}

struct Kiln: View {
  @State private var degrees = 20  // fine: state-never-mutated -- the task writes it
  @State private var isHot = false  // fine: state-never-mutated -- the toggle writes it
  @State private var log = ""  // fine: state-never-mutated -- passed with `&`
  @State private var pots: Set<String> = []  // fine: state-never-mutated -- a mutating method
  @State private var door = false  // fine: state-never-mutated -- written through its storage
  @State private var marks = [1, 2]  // fine: state-never-mutated -- an element is assigned

  var body: some View {
    VStack {
      Toggle("\(degrees)° \(log) \(pots.count) \(door) \(marks[0])", isOn: $isHot)
      Button("Fire") {
        add(line: "fire", to: &log)
        pots.insert("bowl")
        _door.wrappedValue = true
        marks[0] = 3
      }
    }
    .task { degrees = await warm() }
  }

  private func add(line: String, to text: inout String) { text += line }
  private func warm() async -> Int { 900 }
}

struct GlazePage: View {
  @State private var glaze = Glaze()  // fine: state-never-mutated -- its own mutating method

  var body: some View { Button("\(glaze.coats)") { glaze.addCoat() } }
}
