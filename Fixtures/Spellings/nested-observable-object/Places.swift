import SwiftUI

final class Dial: ObservableObject {
  @Published var angle = 0.0
}

final class Console: ObservableObject {
  @Published var dial = Dial()
}

struct DialTools: ToolbarContent {
  @ObservedObject var console: Console

  var body: some ToolbarContent {
    ToolbarItem {
      // expect: nested-observable-object warning `console.dial.angle`
      Button("\(console.dial.angle)") { console.dial.angle += 5 }
    }
  }
}

struct DialTurn: ViewModifier {
  @ObservedObject var console: Console

  func body(content: Content) -> some View {
    GeometryReader { proxy in
      content
        .frame(width: proxy.size.width)
        // expect: nested-observable-object warning `console.dial.angle`
        .rotationEffect(.degrees(console.dial.angle))
    }
  }
}

enum Bridge {
  struct DialPanel: View {
    @StateObject private var console = Console()

    var body: some View {
      ForEach(0..<2) { _ in
        // expect: nested-observable-object warning `console.dial.angle`
        Text("\(console.dial.angle)").onTapGesture { console.dial.angle = 0 }
      }
    }
  }
}
