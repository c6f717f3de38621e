import SwiftUI

class Enclosure: ObservableObject {  // expect: legacy-observable-object note `Enclosure`
  @Published var isOpen = false
  @Published var visitors = 0

  func admit() { visitors += 1 }
}

final class LionEnclosure: Enclosure {  // expect: legacy-observable-object note `LionEnclosure`
  @Published var lions = 3
  @Published var isClosed = false

  func close() { isClosed.toggle() }
}
