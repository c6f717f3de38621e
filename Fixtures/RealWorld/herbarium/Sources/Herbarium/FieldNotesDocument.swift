import SwiftUI
import UniformTypeIdentifiers

/// Notes from a walk. A document that is a class has to be an `ObservableObject`.
final class FieldNotesDocument: ReferenceFileDocument, ObservableObject {
    static let readableContentTypes = [UTType.plainText]

    @Published var text: String
    @Published private(set) var stampCount = 0

    init(text: String = "") {
        self.text = text
    }

    init(configuration: ReadConfiguration) throws {
        guard let data = configuration.file.regularFileContents else {
            throw CocoaError(.fileReadCorruptFile)
        }
        text = String(decoding: data, as: UTF8.self)
    }

    func snapshot(contentType: UTType) throws -> String {
        text
    }

    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }

    func stamp(at date: Date = .now) {
        text += "\n" + date.formatted(date: .omitted, time: .shortened)
        stampCount += 1
    }
}

struct FieldNotesScene: Scene {
    var body: some Scene {
        DocumentGroup(newDocument: { FieldNotesDocument() }) { file in
            FieldNotesView(document: file.document)
        }
    }
}

struct FieldNotesView: View {
    @ObservedObject var document: FieldNotesDocument

    @State private var selection: TextSelection?
    @FocusState private var isFocused: Bool

    var body: some View {
        TextEditor(text: $document.text, selection: $selection)
            .focused($isFocused)
            .overlay(alignment: .bottomTrailing) {
                Text("Stamped \(document.stampCount) times")
                    .font(.footnote)
                    .foregroundStyle(.secondary)
            }
            .toolbar {
                Button("Stamp") {
                    document.stamp()
                    isFocused = true
                }
                RenameButton()
            }
            .onChange(of: document.stampCount) {
                selection = nil
            }
    }
}

#Preview {
    FieldNotesView(document: FieldNotesDocument(text: "Sea holly, north end of the beach"))
}
