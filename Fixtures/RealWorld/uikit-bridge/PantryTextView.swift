//
//  PantryTextView.swift
//  Pantry
//

import Combine
import SwiftUI
import UIKit

/// A growing text view, because `TextEditor` cannot report its height.
struct PantryTextView: UIViewRepresentable {
    @Binding var text: String
    @Binding var height: CGFloat
    var isEditable = true
    var onCommit: () -> Void = {}
    var validate: (String) -> Bool = { _ in true }

    func makeUIView(context: Context) -> UITextView {
        let view = UITextView()
        view.delegate = context.coordinator
        view.font = .preferredFont(forTextStyle: .body)
        view.isScrollEnabled = false
        view.setContentCompressionResistancePriority(.defaultLow, for: .horizontal)
        view.inputAccessoryView = makeBar(for: view)
        return view
    }

    func updateUIView(_ view: UITextView, context: Context) {
        context.coordinator.parent = self
        if view.text != text {
            view.text = text
        }
        view.isEditable = isEditable
        // Measured now, told to SwiftUI on the next turn of the run loop.
        let fitting = view.sizeThatFits(CGSize(width: view.bounds.width, height: .greatestFiniteMagnitude))
        guard abs(fitting.height - height) > 0.5 else { return }
        DispatchQueue.main.async {
            height = fitting.height
        }
    }

    func makeCoordinator() -> Coordinator {
        Coordinator(parent: self)
    }

    static func dismantleUIView(_ view: UITextView, coordinator: Coordinator) {
        coordinator.cancellables.removeAll()
        view.delegate = nil
    }

    private func makeBar(for view: UITextView) -> UIToolbar {
        let bar = UIToolbar(frame: .init(x: 0, y: 0, width: 320, height: 44))
        let done = UIBarButtonItem(systemItem: .done, primaryAction: UIAction { [weak view] _ in
            view?.resignFirstResponder()
            onCommit()
        })
        let clear = UIBarButtonItem(title: "Clear", image: nil, primaryAction: UIAction(handler: { _ in
            text = ""
        }))
        bar.items = [clear, .flexibleSpace(), done]
        return bar
    }

    final class Coordinator: NSObject, UITextViewDelegate {
        var parent: PantryTextView
        var cancellables = Set<AnyCancellable>()
        private var changes = 0

        init(parent: PantryTextView) {
            self.parent = parent
            super.init()
            NotificationCenter.default
                .publisher(for: UIResponder.keyboardWillHideNotification)
                .map { _ in Date() }
                .sink { [weak self] _ in
                    self?.changes = 0
                    self?.parent.height = 44
                }
                .store(in: &cancellables)
        }

        func textViewDidChange(_ view: UITextView) {
            changes += 1
            parent.text = view.text
        }

        func textView(
            _ view: UITextView,
            shouldChangeTextIn range: NSRange,
            replacementText replacement: String
        ) -> Bool {
            let current = (view.text ?? "") as NSString
            var next = current.replacingCharacters(in: range, with: replacement)
            if next.hasSuffix("\n\n") {
                next.removeLast()
            }
            return parent.validate(next)
        }
    }
}
