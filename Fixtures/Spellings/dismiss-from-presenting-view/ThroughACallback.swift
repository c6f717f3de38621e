import SwiftUI

struct NameForm: View {
  let onSave: () -> Void
  var body: some View { Button("Save", action: onSave) }
}

struct Kennel<Dog: View>: View {
  @Environment(\.dismiss) private var dismiss
  @State private var isNaming = false
  let dog: Dog

  var body: some View {
    dog.onTapGesture { isNaming = true }
      .sheet(isPresented: $isNaming) {
        // expect: dismiss-from-presenting-view warning `dismiss()`
        NameForm(onSave: { dismiss() })
        // expect: dismiss-from-presenting-view warning `dismiss()`
        NameForm { dismiss() }
      }
  }
}
