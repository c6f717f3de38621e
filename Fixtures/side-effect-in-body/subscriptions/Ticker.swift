import Combine
import SwiftUI

final class TickerModel: ObservableObject {
  @Published var rate = 1.0
}

struct Ticker: View {
  @ObservedObject private var model: TickerModel
  private var subscriptions: Set<AnyCancellable> = []

  init(model: TickerModel) {
    self.model = model
    // expect: side-effect-in-body warning
    model.$rate.sink { print($0) }.store(in: &subscriptions)
  }

  var body: some View { Slider(value: $model.rate) }
}
