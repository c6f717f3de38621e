import SwiftUI
import UIKit

struct DiaryField: UIViewRepresentable {
  @Binding var entry: String
  let font: UIFont

  func makeCoordinator() -> Coordinator { Coordinator(parent: self) }

  func makeUIView(context: Context) -> UITextView {
    let view = UITextView()
    view.delegate = context.coordinator
    return view
  }

  // fine: representable-stale-coordinator -- the coordinator uses only the binding
  func updateUIView(_ view: UITextView, context: Context) {
    if view.text != entry { view.text = entry }
    view.font = font
  }

  final class Coordinator: NSObject, UITextViewDelegate {
    let parent: DiaryField

    init(parent: DiaryField) { self.parent = parent }

    func textViewDidChange(_ view: UITextView) { parent.entry = view.text }
  }
}
