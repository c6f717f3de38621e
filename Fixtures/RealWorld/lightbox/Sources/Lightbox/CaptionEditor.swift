import SwiftUI
import UIKit

/// A text view with a limit and a bar above the keyboard.
struct CaptionEditor: UIViewRepresentable {
    @Binding var text: String
    @Binding var isFocused: Bool
    let limit: Int

    @Environment(\.isEnabled) private var isEnabled

    func makeCoordinator() -> Coordinator {
        Coordinator(self)
    }

    func makeUIView(context: Context) -> UITextView {
        let textView = UITextView()
        textView.font = .preferredFont(forTextStyle: .body)
        textView.adjustsFontForContentSizeCategory = true
        textView.delegate = context.coordinator
        textView.inputAccessoryView = context.coordinator.makeAccessory()
        return textView
    }

    func updateUIView(_ textView: UITextView, context: Context) {
        context.coordinator.parent = self

        if textView.text != text, textView.markedTextRange == nil {
            textView.text = text
        }
        textView.isEditable = isEnabled
        textView.textColor = isEnabled ? .label : .secondaryLabel
        context.coordinator.showCount(text.count)

        if isFocused, !textView.isFirstResponder {
            DispatchQueue.main.async { textView.becomeFirstResponder() }
        } else if !isFocused, textView.isFirstResponder {
            DispatchQueue.main.async { textView.resignFirstResponder() }
        }
    }

    func sizeThatFits(_ proposal: ProposedViewSize, uiView textView: UITextView, context: Context) -> CGSize? {
        guard let width = proposal.width else { return nil }
        let fitting = textView.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude))
        return CGSize(width: width, height: min(fitting.height, proposal.height ?? .infinity))
    }

    @MainActor
    final class Coordinator: NSObject, UITextViewDelegate {
        var parent: CaptionEditor
        private let counter = UIBarButtonItem()

        init(_ parent: CaptionEditor) {
            self.parent = parent
        }

        func makeAccessory() -> UIToolbar {
            let toolbar = UIToolbar(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
            let done = UIBarButtonItem(
                systemItem: .done,
                primaryAction: UIAction { [weak self] _ in self?.parent.isFocused = false }
            )
            toolbar.items = [counter, .flexibleSpace(), done]
            return toolbar
        }

        func showCount(_ count: Int) {
            counter.title = "\(count) of \(parent.limit)"
        }

        func textViewDidChange(_ textView: UITextView) {
            parent.text = textView.text
        }

        func textViewDidBeginEditing(_ textView: UITextView) {
            if !parent.isFocused {
                parent.isFocused = true
            }
        }

        func textViewDidEndEditing(_ textView: UITextView) {
            if parent.isFocused {
                parent.isFocused = false
            }
        }

        func textView(
            _ textView: UITextView,
            shouldChangeTextIn range: NSRange,
            replacementText replacement: String
        ) -> Bool {
            let current = textView.text as NSString
            return current.replacingCharacters(in: range, with: replacement).count <= parent.limit
        }
    }
}

/// The search bar of UIKit, for the scope buttons and the bookmark that SwiftUI does not have.
struct SearchBar: UIViewRepresentable {
    @Binding var text: String
    let prompt: String

    func makeCoordinator() -> Coordinator {
        Coordinator(text: $text)
    }

    func makeUIView(context: Context) -> UISearchBar {
        let searchBar = UISearchBar()
        searchBar.searchBarStyle = .minimal
        searchBar.autocapitalizationType = .none
        searchBar.delegate = context.coordinator
        return searchBar
    }

    func updateUIView(_ searchBar: UISearchBar, context: Context) {
        context.coordinator.text = $text
        searchBar.placeholder = prompt
        if searchBar.text != text {
            searchBar.text = text
        }
    }

    @MainActor
    final class Coordinator: NSObject, UISearchBarDelegate {
        var text: Binding<String>

        init(text: Binding<String>) {
            self.text = text
        }

        func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {
            text.wrappedValue = searchText
        }

        func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {
            searchBar.resignFirstResponder()
        }
    }
}

struct CaptionEditor_Previews: PreviewProvider {
    static var previews: some View {
        CaptionEditor(text: .constant("Low tide"), isFocused: .constant(false), limit: 140)
            .frame(height: 80)
            .padding()
            .previewLayout(.sizeThatFits)
    }
}
