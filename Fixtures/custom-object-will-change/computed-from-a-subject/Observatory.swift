import Combine
import SwiftUI

final class Observatory: ObservableObject {
  private let subject = PassthroughSubject<Void, Never>()
  // expect: custom-object-will-change warning `objectWillChange`
  var objectWillChange: AnyPublisher<Void, Never> { subject.eraseToAnyPublisher() }
  @Published var stars = 0
}
