import SwiftUI

@Observable final class CacheModel {
  // fine: property-wrapper-in-observable -- the macro leaves statics alone
  @AppStorage("limit") nonisolated(unsafe) static var limit = 10
  var count = 0

  func name() -> String {
    lazy var words = ["a", "b"]  // fine: property-wrapper-in-observable -- a local
    return count > 0 ? words.joined() : ""
  }
}
