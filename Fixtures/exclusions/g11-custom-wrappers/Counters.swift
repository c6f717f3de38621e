import PreferenceBox
import SwiftUI

@propertyWrapper struct Remembered<Value>: DynamicProperty {
  private let storage: Box<Value>

  init(wrappedValue: Value) { storage = Box(wrappedValue) }

  var wrappedValue: Value {
    get { storage.value }
    nonmutating set { storage.value = newValue }
  }

  final class Box<Content> {
    var value: Content
    init(_ value: Content) { self.value = value }
  }
}

final class Visits: ObservableObject {
  @Published var count = 0
}

struct CounterRow: View {
  @Remembered var draws = 0  // fine: state-not-private -- a wrapper of the project
  @Preference(\.pageSize) var pageSize  // fine: state-not-private -- a wrapper of another module
  // fine: observed-object-created-in-view -- may keep what it is given
  @Remembered private var visits = Visits()

  var body: some View {
    let _ = (draws += 1)  // fine: state-write-in-body -- nobody knows what this wrapper does
    Text("\(draws) \(pageSize) \(visits.count)")
  }
}
