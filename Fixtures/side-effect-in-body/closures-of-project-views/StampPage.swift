import SwiftUI

struct StampButton: View {
  let title: String
  var action: () async -> Void

  var body: some View {
    Button(title) {
      Task { await action() }  // fine: side-effect-in-body -- an action
    }
  }
}

struct OnFirst: ViewModifier {
  let perform: () -> Void

  func body(content: Content) -> some View { content.onAppear(perform: perform) }
}

extension View {
  func onFirst(_ perform: @escaping () -> Void) -> some View {
    modifier(OnFirst(perform: perform))
  }

  func assign(_ title: String) -> some View { accessibilityLabel(title) }
}

struct StampPage: View {
  let save: () async -> Void

  var body: some View {
    let send: () -> Void = {
      Task { await save() }  // fine: side-effect-in-body -- kept for the button below
    }
    StampButton(title: "Save") {
      // fine: side-effect-in-body -- an action of the child
      UserDefaults.standard.set(1, forKey: "saved")
      await save()
    }
    .onFirst {
      Task { await save() }  // fine: side-effect-in-body -- when it appears
    }
    .assign("Save")  // fine: side-effect-in-body -- a modifier of this project
    Button("Send", action: send)
  }
}
