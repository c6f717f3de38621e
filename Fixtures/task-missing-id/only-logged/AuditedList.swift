import OSLog
import SwiftUI

private let log = Logger(subsystem: "garden", category: "lists")

struct AuditedList: View {
  let screen: String
  @State private var names: [String] = []

  var body: some View {
    List(names, id: \.self) { Text($0) }
      // fine: task-missing-id -- the input is only logged
      .task {
        log.info("opened \(screen)")
        names = await load()
        print("loaded", screen)
      }
  }

  private func load() async -> [String] { ["Rose"] }
}
