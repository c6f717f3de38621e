import SwiftUI

struct AshLeaves: View {
  @State private var a: [Int] = []
  @State private var b: [Int] = []
  @State private var c: [String]?
  @State private var d: [String] = []
  @State private var width = 0

  var body: some View {
    VStack {
      ForEach(a, id: \.self) { Text("\($0)") }  // expect: foreach-id-self note
      ForEach(b.reversed(), id: \.self) { Text("\($0)") }  // expect: foreach-id-self note
      ForEach(c ?? [], id: \.self) { Text($0) }  // miss: foreach-id-self -- `??` is not looked through
      ForEach(d.prefix(3), id: \.self) { Text($0) }  // expect: foreach-id-self note
      Stepper("Width", value: $width)
      Button("Fall") {
        a += [width]
        b.insert(width, at: 0)
        c?.append("\(width)")
        d.append(contentsOf: ["\(width)"])
      }
    }
  }
}
