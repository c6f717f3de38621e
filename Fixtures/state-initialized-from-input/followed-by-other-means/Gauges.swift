import Combine
import SwiftUI

struct Follow: ViewModifier {
  let value: Int
  let answer: (Int) -> Void

  func body(content: Content) -> some View {
    content.onChange(of: value) { _, new in answer(new) }
  }
}

extension View {
  func follow(_ value: Int, _ answer: @escaping (Int) -> Void) -> some View {
    onChange(of: value) { _, new in answer(new) }
  }
}

struct ModifiedGauge: View {
  @State private var shown: Int

  init(value: Int) {
    self.value = value
    // fine: state-initialized-from-input -- a modifier of the project follows
    _shown = State(initialValue: value)
  }

  let value: Int

  var body: some View {
    Text("\(shown)").modifier(Follow(value: value) { shown = $0 })
  }
}

struct ExtendedGauge: View {
  let value: Int
  @State private var shown: Int

  init(value: Int) {
    self.value = value
    // fine: state-initialized-from-input -- a method on views follows
    _shown = State(initialValue: value)
  }

  var body: some View { Text("\(shown)").follow(value) { shown = $0 } }
}

struct PublishedGauge: View {
  let value: Int
  @State private var shown: Int

  init(value: Int) {
    self.value = value
    // fine: state-initialized-from-input -- a publisher of the input follows
    _shown = State(initialValue: value)
  }

  var body: some View { Text("\(shown)").onReceive(Just(value)) { shown = $0 } }
}

struct HelpedGauge: View {
  let value: Int
  @State private var shown: Int

  init(value: Int) {
    self.value = value
    // fine: state-initialized-from-input -- a helper follows
    _shown = State(initialValue: value)
  }

  var body: some View { Text("\(shown)").onChange(of: [value]) { refresh() } }

  private func refresh() { shown = value }
}

struct TappedGauge: View {
  let value: Int
  @State private var shown: Int

  init(value: Int) {
    self.value = value
    // expect: state-initialized-from-input warning `_shown = State(initialValue: value)`
    _shown = State(initialValue: value)
  }

  var body: some View { Text("\(shown)").onTapGesture { shown += 1 } }
}

struct Cockpit: View {
  @State private var speed = 0

  var body: some View {
    VStack {
      ModifiedGauge(value: speed)
      ExtendedGauge(value: speed)
      PublishedGauge(value: speed)
      HelpedGauge(value: speed)
      TappedGauge(value: speed)
      Button("Faster") { speed += 1 }
    }
  }
}
