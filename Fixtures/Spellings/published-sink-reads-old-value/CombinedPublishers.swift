import Combine

final class Scales: ObservableObject {
  @Published var left = 0
  @Published var right = 0
  private var bag = Set<AnyCancellable>()

  init() {
    $left.combineLatest($right)
      .sink { [unowned self] _, right in
        // expect: published-sink-reads-old-value warning `self.left`
        print(self.left - right)
      }
      .store(in: &bag)
  }
}
