import SwiftUI

struct Maze: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isDeep = false

  var body: some View {
    NavigationLink("Left") {
      Button("Back") { dismiss() }  // expect: dismiss-from-presenting-view warning `dismiss()`
    }
    Button("Down") { isDeep = true }
      .navigationDestination(isPresented: $isDeep) {
        Button("Up") { dismiss() }  // expect: dismiss-from-presenting-view warning `dismiss()`
      }
      .navigationDestination(for: Int.self) { number in
        Button("\(number)") { dismiss() }  // expect: dismiss-from-presenting-view warning `dismiss()`
      }
  }
}
