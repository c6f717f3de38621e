import Combine
import SwiftUI

@Observable final class TelegraphKey {
  var isDown = false
}

final class Telegraph: ObservableObject {
  let speed = CurrentValueSubject<Int, Never>(5)
  @Published var text = ""
  private var bag = Set<AnyCancellable>()

  init() {
    speed
      // fine: published-sink-reads-old-value -- a subject stores first and sends then
      .sink { [weak self] _ in print(self?.speed.value ?? 0) }
      .store(in: &bag)
  }
}

struct TelegraphView: View {
  @ObservedObject var telegraph: Telegraph
  @State private var key = TelegraphKey()

  var body: some View {
    TextField("Text", text: $telegraph.text)
      .onReceive(NotificationCenter.default.publisher(for: .init("tick"))) { _ in
        print(telegraph.text)  // fine: published-sink-reads-old-value -- told by something else
      }
    Toggle("Down", isOn: $key.isDown)
  }
}
