import Combine

final class Cinema: ObservableObject {
  @Published var seats = 80
  private var bag = Set<AnyCancellable>()

  init() {
    // expect: published-sink-reads-old-value
    $seats.sink { [weak self] _ in self?.report() }.store(in: &bag)
  }

  private func report() { print(seats) }
}
