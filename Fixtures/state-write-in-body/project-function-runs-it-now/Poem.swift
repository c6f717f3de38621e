import SwiftUI

func twice(_ work: () -> Void) {
  work()
  work()
}

func later(_ work: @escaping () -> Void) {
  Task { work() }
}

struct Poem: View {
  @State private var lines = 0
  @State private var isLoaded = false

  var body: some View {
    // expect: state-write-in-body error `lines += 1`
    let _ = twice { lines += 1 }
    Text("\(lines) lines")
      .opacity(isLoaded ? 1 : 0)
      .onAppear {
        twice { lines += 2 }  // fine: state-write-in-body -- called by an action
        later { isLoaded = true }  // fine: state-write-in-body -- called by an action
      }
  }
}
