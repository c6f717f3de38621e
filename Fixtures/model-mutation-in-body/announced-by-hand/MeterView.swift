import SwiftUI

final class Meter: ObservableObject {
  var value = 0
}

struct MeterView: View {
  @ObservedObject var meter: Meter

  var body: some View {
    // expect: model-mutation-in-body error `meter.objectWillChange.send()`
    let _ = meter.objectWillChange.send()
    Text("\(meter.value)")
  }
}
