import SwiftUI

struct Task2 {
  init(_ work: () -> Void) { work() }
}

struct Settings2 {
  static let standard = Settings2()
  func set(_ value: String, forKey key: String) -> String { key + value }
}

struct Stagehand: View {
  let name: String

  var body: some View {
    // fine: side-effect-in-body -- a type of this project
    let text = Settings2.standard.set(name, forKey: "name")
    let _ = Task2 { print(text) }  // fine: side-effect-in-body -- a type of this project
    Text(text)
  }
}
