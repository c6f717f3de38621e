import SwiftUI

struct Banner: View {
  var title: String
  var lines: [String] = []
  var action: () -> Void = {}

  func onTap(_ action: @escaping () -> Void) -> Banner {
    var copy = self
    copy.action = action  // fine: mutating-plain-property -- a copy
    copy.lines.append("")  // fine: mutating-plain-property -- a copy
    return copy
  }

  func titled(_ title: inout String) {
    title += "!"  // fine: mutating-plain-property -- a parameter
  }

  var body: some View {
    var lines = lines
    lines.append(title)  // fine: mutating-plain-property -- a local
    let count = lines.reduce(into: 0) { title, _ in
      title += 1  // fine: mutating-plain-property -- a parameter of the closure
    }
    return Button("\(title) \(count)", action: action)
  }
}
