import Combine
import SwiftUI

final class FinderModel: ObservableObject {
  @Published var query = ""
}

struct Finder: View {
  @StateObject private var model = FinderModel()
  @State private var hits = 0

  var body: some View {
    TextField("\(hits)", text: $model.query)
      // fine: publisher-created-in-body -- the centre keeps it
      .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged)) { _ in hits = 0 }
      // fine: publisher-created-in-body -- the same chain over the same object each time
      .onReceive(model.$query.debounce(for: 0.2, scheduler: RunLoop.main)) { hits = $0.count }
      // fine: publisher-created-in-body -- the same
      .onReceive(model.$query.dropFirst().removeDuplicates()) { hits = $0.count }
      // fine: publisher-created-in-body -- a closure that holds nothing
      .onReceive(model.$query.map { $0.count }) { hits = $0 }
      // fine: publisher-created-in-body -- a key path
      .onReceive(model.$query.map(\.count)) { hits = $0 }
  }
}
