import SwiftUI

extension BeechView {
  func describeNuts() -> String {
    defer { nuts += 1 }  // expect: state-write-in-body error `nuts += 1`
    return "\(nuts) nuts"
  }
}
