import SwiftUI

struct Tram: View {
  @State private var isLoading = false
  @State private var line = 1

  var body: some View {
    Group {
      if isLoading { ProgressView() } else { Text("Line \(line)") }
    }
    // Sources disagree on whether such a group stays.
    // miss: task-on-conditional-branch -- what a modifier of a `Group` hangs on is not followed
    .task {
      isLoading = true
      line = await fetch()
      isLoading = false
    }
  }

  private func fetch() async -> Int { 4 }
}

struct TramStop: View {
  @State private var isNight = false
  @State private var line = 1

  var body: some View {
    Group {
      if isNight { Image(systemName: "moon") } else { Text("Line \(line)") }
    }
    // fine: task-on-conditional-branch -- the root of a body, and nothing in it flips the branch
    .task { line = await fetch() }
    .onTapGesture { isNight.toggle() }
  }

  private func fetch() async -> Int { 4 }
}
