import SwiftUI

struct Dimmed: ViewModifier {
  var level = 0.5

  func body(content: Content) -> some View {
    content.opacity(level).onTapGesture {
      level = 1  // expect: mutating-plain-property error `level = 1`
    }
  }
}

struct WorkshopTools: ToolbarContent {
  var count: Int

  var body: some ToolbarContent {
    ToolbarItem {
      Button("\(count)") { count -= 1 }  // expect: mutating-plain-property error `count -= 1`
    }
  }
}

@main struct WorkshopApp: App {
  var windows = 0

  var body: some Scene {
    WindowGroup {
      Text("\(windows) windows")
        .modifier(Dimmed())
        .toolbar { WorkshopTools(count: 3) }
        .onAppear { windows += 1 }  // expect: mutating-plain-property error `windows += 1`
    }
  }
}
