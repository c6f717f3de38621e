import SwiftUI

struct Notes: View {
  @State private var notes: [String] = []
  @State private var isLoading = false

  var body: some View {
    VStack {
      Button("Add", action: add)
      Button("Clear", action: self.clear)
    }
    .onAppear(perform: load)
    .task(reload)
    .onDisappear(perform: isLoading ? clear : load)
  }

  // fine: state-write-in-body -- referenced as an action
  private func add() { notes.append("New") }
  // fine: state-write-in-body -- referenced as an action
  private func clear() { notes.removeAll() }
  private func load() { isLoading = true }  // fine: state-write-in-body -- referenced as an action
  private func reload() async { isLoading = false }  // fine: state-write-in-body -- runs as a task
}
