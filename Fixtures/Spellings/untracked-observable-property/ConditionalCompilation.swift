import SwiftUI

@Observable final class Canal {
  #if DEBUG
    // miss: untracked-observable-property -- one branch tracks what changes with it
    @ObservationIgnored var boats = 2
  #else
    // miss: untracked-observable-property -- one branch tracks what changes with it
    @ObservationIgnored private(set) var boats = 0
  #endif

  #if os(macOS)
    var locks = 3
  #else
    @ObservationIgnored var locks = 3  // fine: untracked-observable-property -- not in both
  #endif

  func pass() {
    boats += 1
    locks += 1
  }
}

struct CanalView: View {
  let canal: Canal

  var body: some View { Button("\(canal.boats) \(canal.locks)") { canal.pass() } }
}
