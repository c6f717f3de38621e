import SwiftUI

@Observable final class ImportModel {
  var progress = 0.0
  // fine: untracked-observable-property -- a task
  @ObservationIgnored private var running: Task<Void, Never>?
  @ObservationIgnored var log: [String] = []  // fine: untracked-observable-property -- an action

  func start() {
    running = Task { progress = 1 }
    log.append("started")
  }

  func stop() { running?.cancel() }
}

struct ImportView: View {
  @State private var model = ImportModel()
  let save: ([String]) -> Void

  var body: some View {
    VStack {
      ProgressView(value: model.progress)
      Button("Start") { model.start() }
      Button("Stop") { model.stop() }
      Button("Save the log") { save(model.log) }
    }
  }
}
