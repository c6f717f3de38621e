import SwiftUI

struct Wheel<Value: Hashable>: View {
  let values: [Value]
  @Binding var chosen: Value? {
    // expect: state-property-observer warning `didSet`
    didSet { print(values.count) }
  }

  var body: some View {
    ForEach(values, id: \.self) { value in
      Button("Choose") { chosen = value }.disabled(chosen == value)
    }
  }
}
