import Combine

final class Lighthouse: ObservableObject {
  @Published var flashes = 0
  private var watch: AnyCancellable?

  init() {
    watch = $flashes.sink { [weak self] _ in
      guard let strong = self else { return }
      print(strong.flashes)  // expect: published-sink-reads-old-value warning `strong.flashes`
    }
  }
}
