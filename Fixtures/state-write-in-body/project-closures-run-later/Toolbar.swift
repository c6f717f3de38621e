import SwiftUI

struct RoundButton: View {
  let icon: String
  var isActive = false
  let action: () -> Void

  var body: some View { Button(action: action) { Image(systemName: icon).opacity(isActive ? 1 : 0.5) } }
}

struct Confirm: View {
  var title = "Sure?"
  var onNo: (() -> Void)?
  let onYes: () async throws -> Void

  var body: some View {
    Button(title) { Task { try? await onYes() } }
    Button("No") { onNo?() }
  }
}

struct Swipeable<Content: View>: View {
  private let remove: (Int) -> Void
  private let content: Content

  init(remove: @escaping (Int) -> Void, @ViewBuilder content: () -> Content) {
    self.remove = remove
    self.content = content()
  }

  var body: some View { content.onTapGesture { remove(1) } }
}

extension View {
  func whenShaken(_ work: @escaping () -> Void) -> some View { onTapGesture(perform: work) }
}

struct Toolbar: View {
  @State private var count = 0
  @State private var names = ["a", "b"]

  var body: some View {
    // fine: state-write-in-body -- `() -> Void` is an action
    RoundButton(icon: "plus") { count += 1 }
    // fine: state-write-in-body -- the same, labelled
    RoundButton(icon: "minus", isActive: true, action: { count -= 1 })
    Confirm { count = 0 }  // fine: state-write-in-body -- async, throwing, still an action
    // fine: state-write-in-body -- both of them
    Confirm(title: "Clear?", onNo: { count = 1 }) { names = [] }
    Swipeable { index in
      // fine: state-write-in-body -- an escaping closure of the initialiser
      names.remove(at: index)
    } content: {
      Text("\(count)")
        // fine: state-write-in-body -- a project modifier that keeps the closure
        .whenShaken { count += 1 }
    }
  }
}
