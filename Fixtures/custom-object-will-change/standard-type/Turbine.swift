import Combine
import SwiftUI

final class Turbine: ObservableObject {
  // fine: custom-object-will-change -- of the standard type
  let objectWillChange = ObservableObjectPublisher()
  @Published var speed = 0 {
    willSet { objectWillChange.send() }
  }
}

final class Generator: ObservableObject {
  // fine: custom-object-will-change -- of the standard type
  var objectWillChange: ObservableObjectPublisher = .init()
  var watts = 0 {
    willSet { objectWillChange.send() }
  }
}
