import OSLog
import SwiftUI

struct Traced: View {
  @State private var count = 0
  private let logger = Logger(subsystem: "garden", category: "traced")

  var body: some View {
    let _ = Self._printChanges()  // fine: state-write-in-body -- only prints
    let _ = print("count is \(count)")  // fine: state-write-in-body -- only prints
    let _ = logger.debug("drawn")  // fine: state-write-in-body -- only logs
    let _ = assert(count == count + 0)  // fine: state-write-in-body -- compares
    Button("\(count)") { count += 1 }
  }
}
