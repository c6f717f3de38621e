import SwiftData
import SwiftUI

@Model final class Letter2 {
  var text = ""
  init() {}
}

struct Mailroom: View {
  @Environment(\.modelContext) private var modelContext
  let url: URL

  var body: some View {
    Button("New") {
      modelContext.insert(Letter2())  // fine: side-effect-in-body -- an action
      Task { await send() }  // fine: side-effect-in-body -- an action
    }
    .onAppear {
      // fine: side-effect-in-body -- when it appears
      UserDefaults.standard.set(true, forKey: "seen")
    }
    .task { try? modelContext.save() }  // fine: side-effect-in-body -- a task
    .refreshable { await send() }
    .onDisappear(perform: clean)
    .gesture(drag)
    .toolbar {
      ToolbarItem {
        Button("All", action: {
          // fine: side-effect-in-body -- an action
          NotificationCenter.default.post(name: .init("all"), object: nil)
        })
      }
    }
  }

  private var drag: some Gesture {
    DragGesture()
      .onChanged({ _ in
        Task { await send() }  // fine: side-effect-in-body -- a gesture's action
      })
      .onEnded { _ in
        DispatchQueue.main.async { print("end") }  // fine: side-effect-in-body -- the same
      }
  }

  private func send() async {
    _ = try? await URLSession.shared.data(from: url)  // fine: side-effect-in-body -- only in tasks
  }

  private func clean() {
    // fine: side-effect-in-body -- only an action calls this
    try? FileManager.default.removeItem(at: url)
  }
}
