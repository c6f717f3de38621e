import Combine
import SwiftUI
import WaterKit

final class Sluice: ObservableObject {
  // fine: custom-object-will-change -- nobody knows what it sends
  let objectWillChange = WaterPublisher()
  @Published var level = 0
}
