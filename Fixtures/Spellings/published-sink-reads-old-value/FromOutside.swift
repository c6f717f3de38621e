import Combine

final class Windmill: ObservableObject {
  @Published var turns = 0
}

final class Miller {
  private let windmill: Windmill
  private var bag = Set<AnyCancellable>()

  init(windmill: Windmill) {
    self.windmill = windmill
    windmill.$turns
      .filter { $0 > 0 }
      .sink { _ in print(windmill.turns) }  // expect: published-sink-reads-old-value warning `windmill.turns`
      .store(in: &bag)
  }
}
