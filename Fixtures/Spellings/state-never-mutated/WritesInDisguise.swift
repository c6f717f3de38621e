import SwiftUI

struct Sandbox: View {
  @State private var width = 10  // fine: state-never-mutated -- written in a tuple
  @State private var depth = 2  // fine: state-never-mutated -- written in a tuple
  @State private var toys = ["spade"]  // fine: state-never-mutated -- swapped
  @State private var spare = ["rake"]  // fine: state-never-mutated -- swapped
  @State private var name: String? = nil  // fine: state-never-mutated -- written by way of a copy
  @State private var angle = 0.0  // fine: state-never-mutated -- written in a hand-made binding

  var body: some View {
    VStack {
      Text("\(width)×\(depth) \(toys[0]) \(spare[0]) \(name ?? "")")
      Slider(value: Binding(get: { angle }, set: { angle = $0 }))
      Button("Turn") {
        (width, depth) = (depth, width)
        swap(&toys, &spare)
        if var copy = name {
          copy += "!"
          name = copy
        }
      }
    }
  }
}
