import Combine
import SwiftUI

final class Orchard: ObservableObject {
  @Published var apples = 0
  @Published var pears = 0

  // fine: custom-object-will-change -- made of the properties' own publishers
  var objectWillChange: AnyPublisher<Void, Never> {
    Publishers.Merge($apples, $pears).map { _ in }.eraseToAnyPublisher()
  }
}

final class Vineyard: ObservableObject {
  @Published var grapes = 0
  // fine: custom-object-will-change -- made of the property's own publisher
  lazy var objectWillChange = $grapes.removeDuplicates().map { _ in () }
}
