// config: {"enable": ["constant-binding"]}
import SwiftUI

struct Stars: View {
  @Binding var count: Int

  var body: some View { Button("\(count) stars") { count += 1 } }
}

struct StarLabel: View {
  // expect: state-never-mutated note
  @Binding var count: Int

  var body: some View { Text("\(count) stars") }
}

struct RatingPage: View {
  @State private var count = 3

  var body: some View {
    VStack {
      Stars(count: .constant(count))  // expect: constant-binding note `.constant(count)`
      StarLabel(count: .constant(count))  // fine: constant-binding -- the child only reads it
      Button("More") { count += 1 }
    }
  }
}
