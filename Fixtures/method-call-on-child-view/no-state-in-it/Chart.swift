// config: {"enable": ["method-call-on-child-view"]}
import SwiftUI

struct Bars: View {
  let values: [Double]
  @State private var isZoomed = false

  var body: some View {
    Text("\(maximum())").scaleEffect(isZoomed ? 2 : 1).onTapGesture { isZoomed.toggle() }
  }

  func maximum() -> Double { values.max() ?? 0 }
  func framed() -> some View { Bars(values: values).border(.red) }
}

struct ChartPage: View {
  private let bars = Bars(values: [1, 2, 3])

  var body: some View {
    VStack {
      bars.framed()  // fine: method-call-on-child-view -- makes another view
      Text("\(bars.maximum())")  // fine: method-call-on-child-view -- computed from the inputs
    }
  }
}
