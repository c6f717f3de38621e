import SwiftUI

struct Uploads: View {
  @State private var progress = 0.0
  @State private var errors: [String] = []

  var body: some View {
    ProgressView(value: progress)
      .onAppear {
        // fine: state-write-in-body -- everything starts in an action
        Task { @MainActor in progress = 0.1 }
        DispatchQueue.main.asyncAfter(deadline: .now() + 1) { progress = 0.2 }
        Timer.scheduledTimer(withTimeInterval: 2, repeats: false) { _ in progress = 0.3 }
        NotificationCenter.default.addObserver(forName: .init("up"), object: nil, queue: .main) { _ in
          errors.append("posted")
        }
      }
      .task {
        await withTaskGroup(of: Double.self) { group in
          group.addTask { 0.5 }
          for await part in group { progress += part }
        }
        await MainActor.run { progress = 1 }
      }
      .overlay { Text("\(errors.count) errors") }
  }
}
