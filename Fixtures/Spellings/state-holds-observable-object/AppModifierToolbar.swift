import SwiftUI

final class Season: ObservableObject { @Published var name = "Spring" }

@main
struct GardenApp: App {
  @State private var season = Season()  // expect: state-holds-observable-object warning `@State`

  var body: some Scene {
    WindowGroup {
      Text(season.name)
        .modifier(SeasonBadge())
        .onTapGesture { season.name = "Summer" }
    }
  }
}

struct SeasonBadge: ViewModifier {
  @State private var season = Season()  // expect: state-holds-observable-object warning `@State`

  func body(content: Content) -> some View {
    content.badge(season.name).onTapGesture { season.name = "Autumn" }
  }
}

struct SeasonTools: ToolbarContent {
  @State private var season = Season()  // expect: state-holds-observable-object warning `@State`

  var body: some ToolbarContent {
    ToolbarItem { Button(season.name) { season.name = "Winter" } }
  }
}
