import Combine
import SwiftUI

final class Sawmill: ObservableObject {
  @Published var planks = 0

  func saw() {
    #if os(macOS)
      DispatchQueue.global().async {
        self.planks = 1  // expect: published-write-off-main warning `self.planks = 1`
      }
    #else
      DispatchQueue.global(qos: .utility).asyncAfter(deadline: .now() + 1) { [self] in
        planks = 2  // expect: published-write-off-main warning `planks = 2`
      }
    #endif
  }
}
