import SwiftUI

final class Carousel: ObservableObject {
  @Published var speed = 1.0
  func faster() { speed += 0.5 }
}

struct CarouselBadge: ViewModifier {
  let carousel: Carousel  // expect: unobserved-object-property warning `carousel`

  func body(content: Content) -> some View {
    content.badge(Text("\(carousel.speed)")).onTapGesture { carousel.faster() }
  }
}

struct CarouselTools: ToolbarContent {
  let carousel: Carousel  // expect: unobserved-object-property warning `carousel`

  var body: some ToolbarContent {
    ToolbarItem { Button("\(carousel.speed)") { carousel.faster() } }
  }
}

struct CarouselButtonStyle: ButtonStyle {
  let carousel: Carousel  // expect: unobserved-object-property warning `carousel`

  func makeBody(configuration: Configuration) -> some View {
    configuration.label.opacity(carousel.speed > 3 ? 1 : 0.5)
  }
}

protocol FairPanel: View {}

enum Fair {
  struct SpeedPanel: FairPanel {
    let carousel: Carousel  // expect: unobserved-object-property warning `carousel`

    var body: some View {
      GeometryReader { proxy in
        Text("\(carousel.speed)").frame(width: proxy.size.width)
      }
    }
  }
}
