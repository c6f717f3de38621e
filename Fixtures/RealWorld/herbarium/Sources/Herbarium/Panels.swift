import SwiftData
import SwiftUI

/// Short messages, for any view that wants to say something.
@MainActor
@Observable
final class MessageCenter {
    private(set) var messages: [Message] = []
    var isMuted = false

    struct Message: Identifiable, Equatable {
        let id = UUID()
        let text: String
    }

    @ObservationIgnored private var dismissals: [Message.ID: Task<Void, Never>] = [:]

    func post(_ text: String) {
        guard !isMuted else { return }
        let message = Message(text: text)
        messages.append(message)
        dismissals[message.id] = Task {
            guard (try? await Task.sleep(for: .seconds(4))) != nil else { return }
            dismiss(message.id)
        }
    }

    func dismiss(_ id: Message.ID) {
        dismissals.removeValue(forKey: id)?.cancel()
        messages.removeAll { $0.id == id }
    }

    /// The action that views call. It knows the center, and closes over nothing.
    var postAction: PostMessageAction {
        PostMessageAction(center: self)
    }

    func recent(_ count: Int) -> [Message] {
        var messages = messages
        messages.reverse()
        return Array(messages.prefix(count))
    }
}

struct PostMessageAction: Equatable {
    fileprivate weak var center: MessageCenter?

    @MainActor
    func callAsFunction(_ text: String) {
        center?.post(text)
    }

    static func == (left: Self, right: Self) -> Bool {
        left.center === right.center
    }
}

extension EnvironmentValues {
    @Entry var postMessage = PostMessageAction()
    @Entry var panelWidth: CGFloat = 320
}

/// Puts a message center around a window.
struct MessageHost: ViewModifier {
    @State private var center = MessageCenter()
    @Namespace private var bubbles

    func body(content: Content) -> some View {
        content
            .environment(\.postMessage, center.postAction)
            .overlay(alignment: .bottom) {
                VStack {
                    ForEach(center.recent(3)) { message in
                        Text(message.text)
                            .padding(8)
                            .background(.regularMaterial, in: .capsule)
                            .matchedGeometryEffect(id: message.id, in: bubbles)
                            .onTapGesture { center.dismiss(message.id) }
                    }
                }
                .animation(.snappy, value: center.messages)
            }
    }
}

extension View {
    func messageHost() -> some View {
        modifier(MessageHost())
    }

    /// A panel on the side of wide windows, and a sheet on narrow ones.
    func panel<Item: Identifiable, Panel: View>(
        item: Binding<Item?>,
        @ViewBuilder content: @escaping (Item) -> Panel
    ) -> some View {
        modifier(PanelModifier(item: item, panel: content))
    }
}

private struct PanelModifier<Item: Identifiable, Panel: View>: ViewModifier {
    @Binding var item: Item?
    @ViewBuilder let panel: (Item) -> Panel

    @Environment(\.horizontalSizeClass) private var sizeClass
    @Environment(\.panelWidth) private var panelWidth

    func body(content: Content) -> some View {
        content
            .overlay(alignment: .trailing) {
                if sizeClass == .regular, let item {
                    panel(item)
                        .id(item.id)
                        .frame(width: panelWidth)
                        .background(.regularMaterial)
                        .transition(.move(edge: .trailing))
                }
            }
            .sheet(item: sheetItem) { item in
                panel(item)
            }
    }

    private var sheetItem: Binding<Item?> {
        Binding {
            sizeClass == .regular ? nil : item
        } set: { newItem in
            if sizeClass != .regular {
                item = newItem
            }
        }
    }
}

/// Renames many specimens at once. The names are drafts until Apply.
struct RenamePanel: View {
    let specimens: [Specimen]
    let onClose: () -> Void

    @State private var drafts: [NameDraft]
    @State private var pattern = ""
    @Environment(\.postMessage) private var postMessage

    private struct NameDraft: Identifiable {
        let id: PersistentIdentifier
        var name: String
    }

    init(specimens: [Specimen], onClose: @escaping () -> Void) {
        self.specimens = specimens
        self.onClose = onClose
        drafts = specimens.map { NameDraft(id: $0.persistentModelID, name: $0.name) }
    }

    var body: some View {
        Form {
            TextField("Replace with", text: $pattern)
                .onSubmit(applyPattern)
            ForEach($drafts) { $draft in
                TextField("Name", text: $draft.name)
            }
            Button("Apply", action: apply)
        }
    }

    private func applyPattern() {
        for index in drafts.indices {
            drafts[index].name = "\(pattern) \(index + 1)"
        }
    }

    private func apply() {
        let names = Dictionary(uniqueKeysWithValues: drafts.map { ($0.id, $0.name) })
        for specimen in specimens {
            if let name = names[specimen.persistentModelID] {
                specimen.name = name
            }
        }
        postMessage("Renamed \(specimens.count) specimens")
        onClose()
    }
}

struct RenameScreen: View {
    @Query(sort: \Specimen.name) private var specimens: [Specimen]
    @State private var batch: Batch?

    private struct Batch: Identifiable {
        let habitat: Habitat
        let specimens: [Specimen]

        var id: Habitat { habitat }
    }

    var body: some View {
        List(Habitat.allCases) { habitat in
            Button(habitat.label) {
                batch = Batch(habitat: habitat, specimens: specimens.filter { $0.habitat == habitat })
            }
        }
        .panel(item: $batch) { batch in
            RenamePanel(specimens: batch.specimens) {
                self.batch = nil
            }
        }
        .animation(.default, value: batch?.id)
        .messageHost()
    }
}

#Preview(traits: .modifier(SampleHerbarium())) {
    RenameScreen()
}
