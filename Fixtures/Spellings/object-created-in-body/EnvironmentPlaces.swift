import SwiftUI

final class Weather: ObservableObject { @Published var degrees = 18 }

@Observable final class Season { var name = "Spring" }

struct Patio: View {
  @State private var chairs = 4

  var body: some View {
    Stepper("\(chairs) chairs", value: $chairs)
      .environmentObject(Weather())  // expect: object-created-in-body warning `Weather()`
      .padding()
      .environment(Season.init())  // expect: object-created-in-body warning `Season.init()`
  }
}

struct Shaded: ViewModifier {
  let isOn: Bool

  func body(content: Content) -> some View {
    content.environment(Season())  // expect: object-created-in-body warning `Season()`
  }
}

struct PatioTools: ToolbarContent {
  let isOpen: Bool

  var body: some ToolbarContent {
    ToolbarItem {
      SeasonName().disabled(isOpen).environment(Season())  // expect: object-created-in-body warning `Season()`
    }
  }
}

struct SeasonName: View {
  @Environment(Season.self) private var season

  var body: some View { Button(season.name) { season.name = "Summer" } }
}
