import SwiftUI

#if os(macOS)
  final class Feeder: ObservableObject {  // expect: legacy-observable-object note `Feeder`
    @Published var grams = 100
    @Published var isClosed = false

    func close() { isClosed.toggle() }
  }
#else
  final class Feeder: ObservableObject {  // expect: legacy-observable-object note `Feeder`
    @Published var grams = 50
    @Published var isClosed = false

    func close() { isClosed.toggle() }
  }
#endif
