import SwiftUI

@Observable
final class Harvest {  // expect: observable-not-main-actor note
  var tons = 0

  func bringIn() async {
    for await ton in loads() { tons += ton }
  }

  private func loads() -> AsyncStream<Int> {
    AsyncStream { $0.finish() }
  }
}
