import SwiftUI

/// Words that a reader puts on a book. Upper and lower case make no difference.
@MainActor
final class TagModel: ObservableObject {
    @Published private(set) var tags: [String] = []
    @Published private(set) var suggestions: [String] = []
    @Published var draft = ""

    private var keys: Set<String> = []

    var canAdd: Bool {
        !draft.isEmpty && !tags.contains { $0.caseInsensitiveCompare(draft) == .orderedSame }
    }

    /// The set of keys decides, so that no tag stands in the list twice.
    func add() {
        if keys.insert(draft.lowercased()).inserted {
            tags.append(draft)
        }
        draft = ""
    }

    func remove(_ tag: String) {
        keys.remove(tag.lowercased())
        tags.removeAll { $0 == tag }
        suggest(tag)
    }

    func suggest(_ tag: String) {
        guard suggestions.firstIndex(of: tag) == nil else { return }
        suggestions.append(tag)
    }

    func accept(_ suggestion: String) {
        draft = suggestion
        suggestions.removeAll { $0 == suggestion }
        add()
    }
}

struct TagEditor: View {
    @StateObject private var model = TagModel()
    @FocusState private var isFocused: Bool

    var body: some View {
        VStack(alignment: .leading) {
            ScrollView(.horizontal, showsIndicators: false) {
                HStack {
                    ForEach(model.tags, id: \.self) { tag in
                        TagChip(tag: tag) {
                            withAnimation { model.remove(tag) }
                        }
                        .transition(.scale.combined(with: .opacity))
                    }
                }
            }
            HStack {
                TextField("New tag", text: $model.draft)
                    .focused($isFocused)
                    .onSubmit(add)
                Button("Add", action: add)
                    .disabled(!model.canAdd)
            }
            ForEach(model.suggestions, id: \.self) { suggestion in
                Button(suggestion) { model.accept(suggestion) }
                    .buttonStyle(.bordered)
            }
        }
        .padding()
    }

    private func add() {
        withAnimation { model.add() }
        isFocused = true
    }
}

private struct TagChip: View {
    let tag: String
    let onRemove: () -> Void

    var body: some View {
        Button(action: onRemove) {
            Label(tag, systemImage: "xmark.circle.fill")
        }
        .modifier(TagStyle())
        .accessibilityHint("Removes the tag")
    }
}

struct TagEditor_Previews: PreviewProvider {
    static var previews: some View {
        TagEditor()
    }
}
