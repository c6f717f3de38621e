import SwiftUI

struct SpeedDial: View {
  @State private var speed = 0.0
  @State private var reads = 0

  var body: some View {
    VStack {
      Slider(
        value: Binding(
          get: {
            reads += 1  // expect: state-write-in-body error `reads += 1`
            return speed
          },
          set: { new in
            speed = new  // fine: state-write-in-body -- the setter runs when the user slides
          }
        )
      )
      Text("\(reads)")
      Toggle("Fast", isOn: isFast)
    }
  }

  private var isFast: Binding<Bool> {
    Binding {
      reads = reads + 1  // expect: state-write-in-body error `reads = reads + 1`
      return speed > 50
    } set: { fast in
      speed = fast ? 80 : 20  // fine: state-write-in-body -- the setter again
    }
  }
}
