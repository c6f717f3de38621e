import SwiftUI

struct Stamped: ViewModifier {
  let date: Date

  func body(content: Content) -> some View {
    content.badge(DateFormatter().string(from: date))  // expect: expensive-work-in-body note
  }
}

struct Priced<Content: View>: View {
  let price: Double
  @ViewBuilder let content: () -> Content

  var body: some View {
    let money = NumberFormatter()  // expect: expensive-work-in-body note
    HStack {
      content()
      Text(money.string(from: price as NSNumber) ?? "")
    }
  }
}

struct DatedStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    let date = DateFormatter().string(from: .now)  // expect: expensive-work-in-body note
    VStack {
      configuration.label
      Text(date)
    }
  }
}
