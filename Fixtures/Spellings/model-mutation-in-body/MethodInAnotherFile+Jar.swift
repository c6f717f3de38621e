import Foundation

extension Jar {
  @discardableResult func eat() -> Int {
    defer { cookies -= 1 }
    return cookies  // fine: model-mutation-in-body -- the call in `body` is the finding
  }
}
