import Combine

final class Aquarium: ObservableObject {
  @Published var fish: [String] = []
  var bag = Set<AnyCancellable>()
}
