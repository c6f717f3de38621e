import SwiftUI

#if os(macOS)
  final class Feeder: ObservableObject {  // expect: legacy-observable-object note `Feeder`
    @Published var grams = 100
  }
#else
  final class Feeder: ObservableObject {  // expect: legacy-observable-object note `Feeder`
    @Published var grams = 50
  }
#endif
