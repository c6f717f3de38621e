import Combine
import SwiftUI

final class Seismograph: ObservableObject {
  @Published var shake = 0.0
  @Published private(set) var peaks: [Double] = []
  private var bag = Set<AnyCancellable>()

  init() {
    $shake
      .receive(on: DispatchQueue.main)
      // fine: published-sink-reads-old-value -- a later turn of the main queue
      .sink { [weak self] _ in print(self?.shake ?? 0) }
      .store(in: &bag)
    $shake
      .debounce(for: .seconds(1), scheduler: RunLoop.main)
      // fine: published-sink-reads-old-value -- a second later
      .sink { [weak self] _ in print(self?.shake ?? 0) }
      .store(in: &bag)
    $peaks
      .throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
      // fine: published-sink-reads-old-value -- sent on by a scheduler
      .sink { [weak self] _ in print(self?.peaks.count ?? 0) }
      .store(in: &bag)
    $peaks
      .delay(for: 0.1, scheduler: DispatchQueue.main)
      // fine: published-sink-reads-old-value -- later
      .sink { [weak self] _ in print(self?.peaks.count ?? 0) }
      .store(in: &bag)
    objectWillChange
      .receive(on: RunLoop.main)
      // fine: published-sink-reads-old-value -- later
      .sink { [weak self] _ in print(self?.shake ?? 0) }
      .store(in: &bag)
  }
}
