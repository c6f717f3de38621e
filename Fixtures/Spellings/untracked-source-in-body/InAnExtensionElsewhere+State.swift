import Foundation

extension GateRow {
  var state: String {
    // expect: untracked-source-in-body note `UserDefaults.standard.string(forKey: "gate")`
    UserDefaults.standard.string(forKey: "gate") ?? "shut"
  }
}
