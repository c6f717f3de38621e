import Combine
import SwiftUI

final class Spinner: ObservableObject {
  @Published var threads = 0
  let changes = PassthroughSubject<Void, Never>()
}
