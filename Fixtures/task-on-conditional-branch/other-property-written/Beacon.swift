import SwiftUI

struct Beacon: View {
  @State private var isLit = false
  @State private var blinks = 0
  @State private var seen = false

  var body: some View {
    VStack {
      Toggle("Lit", isOn: $isLit)
      if isLit {
        Text("\(blinks)")
          // fine: task-on-conditional-branch -- the person flips it, and the task ends with it
          .task { blinks = await count() }
          // fine: task-on-conditional-branch -- writes something else
          .onAppear { seen = true }
      } else {
        Text(seen ? "Seen" : "New")
      }
    }
  }

  private func count() async -> Int { 9 }
}
