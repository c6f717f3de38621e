import SwiftUI
import UniformTypeIdentifiers

/// Notes as a document of their own, for the Files app.
final class HiveNotesDocument: ReferenceFileDocument {
    typealias Snapshot = [String]

    static let readableContentTypes = [UTType.plainText]

    @Published private(set) var lines: [Line]

    struct Line: Identifiable {
        let id = UUID()
        var text: String
    }

    init() {
        lines = []
    }

    init(configuration: ReadConfiguration) throws {
        guard
            let data = configuration.file.regularFileContents,
            let text = String(data: data, encoding: .utf8)
        else { throw CocoaError(.fileReadCorruptFile) }
        lines = text.split(separator: "\n").map { Line(text: String($0)) }
    }

    func snapshot(contentType: UTType) throws -> [String] {
        lines.map(\.text)
    }

    func fileWrapper(snapshot: [String], configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.joined(separator: "\n").utf8))
    }

    func append(_ text: String, undoManager: UndoManager?) {
        let line = Line(text: text)
        lines.append(line)
        undoManager?.registerUndo(withTarget: self) { document in
            document.remove(line.id, undoManager: undoManager)
        }
    }

    func remove(_ id: Line.ID, undoManager: UndoManager?) {
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
        let line = lines.remove(at: index)
        undoManager?.registerUndo(withTarget: self) { document in
            document.append(line.text, undoManager: undoManager)
        }
    }

    func setText(_ text: String, of id: Line.ID) {
        guard let index = lines.firstIndex(where: { $0.id == id }) else { return }
        lines[index].text = text
    }
}

struct HiveNotesScene: Scene {
    var body: some Scene {
        DocumentGroup(newDocument: { HiveNotesDocument() }) { file in
            HiveNotesView(document: file.document)
        }
    }
}

struct HiveNotesView: View {
    @ObservedObject var document: HiveNotesDocument

    @Environment(\.undoManager) private var undoManager
    @State private var draft = ""
    @FocusState private var focusedLine: HiveNotesDocument.Line.ID?
    @AccessibilityFocusState private var isDraftSpoken: Bool

    var body: some View {
        List {
            ForEach(document.lines) { line in
                TextField("Line", text: text(of: line))
                    .focused($focusedLine, equals: line.id)
            }
            .onDelete { offsets in
                for line in offsets.map({ document.lines[$0] }) {
                    document.remove(line.id, undoManager: undoManager)
                }
            }
            TextField("New line", text: $draft)
                .accessibilityFocused($isDraftSpoken)
                .onSubmit {
                    document.append(draft, undoManager: undoManager)
                    draft = ""
                    isDraftSpoken = true
                    focusedLine = document.lines.last?.id
                }
        }
        .toolbar {
            ToolbarItemGroup(placement: .keyboard) {
                Button("Up", action: focusPrevious)
                Button("Done") { focusedLine = nil }
            }
        }
    }

    private func text(of line: HiveNotesDocument.Line) -> Binding<String> {
        Binding(
            get: { line.text },
            set: { document.setText($0, of: line.id) }
        )
    }

    private func focusPrevious() {
        guard
            let current = document.lines.firstIndex(where: { $0.id == focusedLine }),
            current > 0
        else { return }
        focusedLine = document.lines[current - 1].id
    }
}

struct HiveNotesView_Previews: PreviewProvider {
    static var previews: some View {
        HiveNotesView(document: HiveNotesDocument())
    }
}
