import Combine
import SwiftData
import SwiftUI

@Model final class Letter {
  var year: Int
  init(year: Int) { self.year = year }
}

final class ArchiveSearch: ObservableObject {
  @Published var query = ""
  @Published var year = 1900
  private var subscriptions: Set<AnyCancellable> = []

  init() {
    $query  // fine: missing-bindable -- a publisher of this class
      .map(\.count)
      .sink { print($0) }  // fine: missing-bindable -- a parameter
      .store(in: &subscriptions)
  }

  func letters(from first: Letter) -> Predicate<Letter> {
    let year = first.year
    return #Predicate<Letter> { $0.year > year }  // fine: missing-bindable -- a parameter
  }
}

struct ArchivePage: View {
  @StateObject private var search = ArchiveSearch()

  var body: some View {
    TextField("Find", text: $search.query)
      .onReceive(search.$year) { print($0) }  // fine: missing-bindable -- a publisher
  }
}
