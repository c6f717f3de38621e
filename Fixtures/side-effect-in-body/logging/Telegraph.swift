import SwiftUI
import os

struct Telegraph: View {
  let words: [String]
  private let logger = Logger(subsystem: "post", category: "telegraph")

  init(words: [String]) {
    self.words = words
    assert(!words.isEmpty)  // fine: side-effect-in-body -- a check
    print("made")  // fine: side-effect-in-body -- printing
  }

  var body: some View {
    let _ = Self._printChanges()  // fine: side-effect-in-body -- printing
    let _ = logger.debug("drawn")  // fine: side-effect-in-body -- logging
    let _ = os_log("drawn")  // fine: side-effect-in-body -- logging
    let _ = precondition(words.count < 100)  // fine: side-effect-in-body -- a check
    Text(words.joined(separator: " stop "))
  }
}
