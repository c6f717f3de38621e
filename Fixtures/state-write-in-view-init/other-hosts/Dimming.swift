import SwiftUI

struct Dimming: ViewModifier {
  @Binding private var level: Double

  init(level: Binding<Double>) {
    _level = level
    level.wrappedValue = 1  // expect: state-write-in-view-init warning `level.wrappedValue = 1`
  }

  func body(content: Content) -> some View {
    content.opacity(level).onTapGesture { level = 0.5 }
  }
}

struct LessonTools: ToolbarContent {
  @Binding private var count: Int

  init(count: Binding<Int>) {
    self._count = count
    count.wrappedValue += 1  // expect: state-write-in-view-init warning `count.wrappedValue += 1`
  }

  var body: some ToolbarContent {
    ToolbarItem { Button("\(count)") { count = 0 } }
  }
}
