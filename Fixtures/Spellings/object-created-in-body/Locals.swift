import SwiftUI

@Observable final class Sail { var area = 20.0 }

struct SailPage: View {
  @State private var wind = 3

  var body: some View {
    let main: Sail = Sail()  // expect: object-created-in-body warning `Sail()`
    @Bindable var jib = Sail()  // expect: object-created-in-body warning `Sail()`
    let spare: Sail = .init()  // expect: object-created-in-body warning `.init()`
    Stepper("Wind \(wind)", value: $wind)
    Slider(value: $jib.area, in: 1...50)
    Text("\(main.area) \(spare.area)")
    ForEach(0..<3) { mast in
      let top = Sail()  // expect: object-created-in-body warning `Sail()`
      Button("Mast \(mast): \(top.area)") { top.area += 1 }
    }
  }
}

struct SailLine: View {
  @State private var isUp = false

  var body: some View {
    let sail = Sail()  // expect: object-created-in-body warning `Sail()`
    return Button("\(sail.area)") { isUp.toggle() }
  }
}
