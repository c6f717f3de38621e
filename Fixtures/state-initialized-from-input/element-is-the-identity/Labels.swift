import SwiftUI

struct LabelRow: View {
  @State private var text: String

  init(number: Int) {
    // fine: state-initialized-from-input -- another number is another row
    _text = State(initialValue: "\(number)")
  }

  var body: some View { TextField("Label", text: $text) }
}

struct LabelList: View {
  @State private var numbers = [1, 2]

  var body: some View {
    // fine: foreach-id-self -- each number is a new one
    ForEach(numbers, id: \.self) { LabelRow(number: $0) }
    Button("More") { numbers.append(numbers.count + 1) }
  }
}

struct StampView: View {
  @State private var text: String

  init(number: Int) {
    // fine: state-initialized-from-input -- each caller keys it, routes to it or gives a constant
    _text = State(initialValue: "\(number)")
  }

  var body: some View { Text(text) }
}

struct StampPage: View {
  @State private var number = 1

  var body: some View {
    VStack {
      StampView(number: number).id(number)
      switch number {
      case 1: StampView(number: number)
      default: StampView(number: 0)
      }
      Button("Next") { number += 1 }
    }
  }
}
