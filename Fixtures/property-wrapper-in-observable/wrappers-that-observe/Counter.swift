import Sharing
import SwiftUI

@Observable final class CounterModel {
  // fine: property-wrapper-in-observable -- observes by itself
  @ObservationIgnored @Shared(.appStorage("count")) var count = 0
}

struct CounterView: View {
  let model: CounterModel

  var body: some View { Text("\(model.count)") }
}
