import SwiftUI

final class WaitingLine {
  private(set) var names: [String] = []
  func add(_ name: String) { names.append(name) }
}

struct QueuePanel: View {
  // expect: state-holds-unobserved-class warning `@State`
  @State private var line = WaitingLine()

  var body: some View {
    VStack {
      ForEach(line.names, id: \.self) { name in Text(name) }
      Button("Join") { line.add("Guest \(line.names.count)") }
    }
  }
}
