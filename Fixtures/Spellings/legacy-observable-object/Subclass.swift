import SwiftUI

class Enclosure: ObservableObject {  // expect: legacy-observable-object note `Enclosure`
  @Published var isOpen = false
}

final class LionEnclosure: Enclosure {  // expect: legacy-observable-object note `LionEnclosure`
  @Published var lions = 3
}
