import SwiftUI

@Observable class Tool {
  var isSharp = true
}

final class Saw: Tool {  // expect: observable-subclass-unmarked warning `Saw`
  #if os(iOS)
    var teeth = 30
  #else
    var teeth: Int = 40
  #endif
}

#if canImport(Observation)
  @Observable final class Axe: Tool {
    var blows = 0
  }
#else
  final class Axe: Tool {  // fine: observable-subclass-unmarked -- marked in the other branch
    var blows = 0
  }
#endif

struct ToolView: View {
  let saw: Saw
  let axe: Axe

  var body: some View {
    Button("\(saw.teeth) \(axe.blows)") {
      saw.teeth -= 1
      axe.blows += 1
    }
  }
}
