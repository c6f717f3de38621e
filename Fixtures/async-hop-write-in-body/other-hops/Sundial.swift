import SwiftUI

struct Sundial: View {
  let hour: Int
  @State private var last = 0

  var body: some View {
    // expect: async-hop-write-in-body warning
    let _ = DispatchQueue.main.asyncAfter(deadline: .now() + 1) { last = hour }
    // expect: async-hop-write-in-body warning
    let _ = RunLoop.main.perform { last = hour }
    // expect: async-hop-write-in-body warning
    let _ = OperationQueue.main.addOperation { last = hour }
    // expect: async-hop-write-in-body warning
    let _ = Task { last = hour }
    // expect: async-hop-write-in-body warning
    let _ = Task { @MainActor in last = hour }
    Text("\(last)")
  }
}
