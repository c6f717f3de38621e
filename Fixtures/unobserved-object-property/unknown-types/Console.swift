import ConsoleKit
import SwiftUI

typealias Output = ConsoleOutput

@Announcing final class ConsoleTheme: ObservableObject {
  @Published var isDark = false
}

final class ConsoleBuffer: ConsoleDocument {
  @Published var lines = 0
}

struct ConsolePanel<Line: ConsoleLine>: View {
  let output: Output  // fine: unobserved-object-property -- an alias of a foreign type
  let line: Line  // fine: unobserved-object-property -- a foreign protocol
  let buffer: ConsoleBuffer  // fine: unobserved-object-property -- its superclass may be observable
  // fine: unobserved-object-property -- the macro may make it observable as well
  let theme: ConsoleTheme
  // fine: unobserved-object-property -- a wrapper that may observe
  @ConsoleObserved var input: ConsoleTheme

  var body: some View {
    Text("\(output.text) \(line.text) \(buffer.lines) \(theme.isDark) \(input.isDark)")
      .onTapGesture {
        buffer.lines += 1
        theme.isDark.toggle()
        input.isDark.toggle()
      }
  }
}
