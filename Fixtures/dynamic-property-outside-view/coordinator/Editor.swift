import SwiftUI
import UIKit

final class EditorModel: ObservableObject {
  @Published var text = ""
}

struct Editor: UIViewRepresentable {
  @ObservedObject var model: EditorModel  // fine: dynamic-property-outside-view -- representable
  @Binding var isActive: Bool
  @Environment(\.isEnabled) private var isEnabled  // fine: dynamic-property-outside-view -- as well

  func makeCoordinator() -> Coordinator { Coordinator(model: model, isActive: $isActive) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  func updateUIView(_ view: UITextView, context: Context) {
    view.text = model.text
    view.isEditable = isEnabled
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    // expect: dynamic-property-outside-view warning `@ObservedObject`
    @ObservedObject var model: EditorModel
    // fine: dynamic-property-outside-view -- a binding carries its way to the storage
    @Binding var isActive: Bool
    @FocusState var isTyping: Bool  // expect: dynamic-property-outside-view warning `@FocusState`

    init(model: EditorModel, isActive: Binding<Bool>) {
      self.model = model
      _isActive = isActive
    }

    func textViewDidChange(_ textView: UITextView) {
      model.text = textView.text
      isActive = true
    }
  }
}
