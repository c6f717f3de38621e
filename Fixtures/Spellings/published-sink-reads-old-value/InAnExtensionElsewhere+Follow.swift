import Combine

extension Aquarium {
  func follow() {
    $fish.sink { [self] _ in
      if fish.isEmpty { print("empty") }  // expect: published-sink-reads-old-value warning `fish`
    }
    .store(in: &bag)
  }
}
