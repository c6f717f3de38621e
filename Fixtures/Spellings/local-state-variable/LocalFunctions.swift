import SwiftUI

struct Kiln: View {
  let title: String

  var body: some View {
    func dial() -> some View {
      @State var heat = 100.0  // expect: local-state-variable warning `@State`
      return Slider(value: $heat, in: 0...1000)
    }
    return VStack {
      Text(title)
      dial()
    }
  }

  init(title: String) {
    @State var words = title  // expect: local-state-variable warning `@State`
    self.title = words
  }
}
