import SwiftUI

struct ResetRow: View {
  @State private var volume = 5
  @State private var height = 0.0

  var body: some View {
    VStack {
      limited($volume)
      Text("\(height)").background(reader($height))
    }
  }

  private func limited(_ value: Binding<Int>) -> some View {
    if value.wrappedValue > 10 {
      value.wrappedValue = 10  // expect: state-write-in-body error `value.wrappedValue = 10`
    }
    return Stepper("\(value.wrappedValue)", value: value)
  }

  private func reader(_ height: Binding<Double>) -> some View {
    GeometryReader { proxy -> Color in
      // expect: state-write-in-body error `height.wrappedValue = proxy.size.height`
      height.wrappedValue = proxy.size.height
      return Color.clear
    }
  }
}
