import SwiftUI
import UIKit
import UniformTypeIdentifiers

/// Pictures that were put aside. They are dragged into order and dropped from other apps.
struct TrayView: View {
    @Binding var tray: [Negative]

    @State private var dragged: Negative?
    @State private var isTargeted = false
    @State private var hoveredID: Negative.ID?
    @State private var note = ""
    @State private var linkTarget: URL?
    @State private var haptics = UIImpactFeedbackGenerator(style: .light)
    @State private var isEditingNote = false

    private static let columns = [GridItem(.adaptive(minimum: 72))]

    var body: some View {
        VStack {
            LazyVGrid(columns: Self.columns) {
                ForEach($tray) { $negative in
                    TrayCell(caption: $negative.caption, image: negative.image)
                        .scaleEffect(hoveredID == negative.id ? 1.05 : 1)
                        .onHover { isInside in
                            hoveredID = isInside ? negative.id : nil
                        }
                        .onDrag {
                            dragged = negative
                            haptics.impactOccurred()
                            return NSItemProvider(object: negative.id.uuidString as NSString)
                        }
                        .onDrop(
                            of: [.text],
                            delegate: ReorderDelegate(target: negative, tray: $tray, dragged: $dragged)
                        )
                }
            }
            .onDrop(of: [.image], isTargeted: $isTargeted) { providers in
                accept(providers)
            }
            .background(isTargeted ? Color.accentColor.opacity(0.2) : .clear)

            noteField
        }
        .environment(\.openURL, OpenURLAction { url in
            linkTarget = url
            return .handled
        })
        .sheet(item: linkItem) { link in
            Text(link.url.absoluteString)
                .textSelection(.enabled)
                .presentationDetents([.height(120)])
        }
        .animation(.default, value: tray)
        .onAppear { haptics.prepare() }
    }

    @ViewBuilder
    private var noteField: some View {
        if isEditingNote {
            TextField("Note", text: $note, axis: .vertical)
                .onSubmit { isEditingNote = false }
        } else {
            Text(LocalizedStringKey(note.isEmpty ? "Tap to add a note" : note))
                .onTapGesture { isEditingNote = true }
        }
    }

    private struct LinkItem: Identifiable {
        let url: URL
        var id: URL { url }
    }

    private var linkItem: Binding<LinkItem?> {
        Binding(
            get: { linkTarget.map(LinkItem.init) },
            set: { linkTarget = $0?.url }
        )
    }

    private func accept(_ providers: [NSItemProvider]) -> Bool {
        let loadable = providers.filter { $0.canLoadObject(ofClass: UIImage.self) }
        for provider in loadable {
            provider.loadObject(ofClass: UIImage.self) { object, _ in
                guard let image = object as? UIImage else { return }
                DispatchQueue.main.async {
                    tray.append(Negative(image: image))
                }
            }
        }
        return !loadable.isEmpty
    }
}

/// Moves the dragged picture to the place it hovers over.
private struct ReorderDelegate: DropDelegate {
    let target: Negative
    @Binding var tray: [Negative]
    @Binding var dragged: Negative?

    func dropEntered(info: DropInfo) {
        guard
            let dragged, dragged.id != target.id,
            let from = tray.firstIndex(where: { $0.id == dragged.id }),
            let to = tray.firstIndex(where: { $0.id == target.id })
        else { return }
        withAnimation {
            tray.move(fromOffsets: IndexSet(integer: from), toOffset: to > from ? to + 1 : to)
        }
    }

    func dropUpdated(info: DropInfo) -> DropProposal? {
        DropProposal(operation: .move)
    }

    func performDrop(info: DropInfo) -> Bool {
        dragged = nil
        return true
    }
}

private struct TrayCell: View {
    @Binding var caption: String
    let image: UIImage

    @State private var frame = CGRect.zero

    var body: some View {
        Image(uiImage: image)
            .resizable()
            .scaledToFit()
            .overlay(alignment: .bottom) {
                if frame.width > 60 {
                    TextField("Caption", text: $caption)
                        .font(.caption2)
                }
            }
            .background(FrameReader(frame: $frame))
    }
}

/// Tells a binding about the frame of the view it stands behind.
private struct FrameReader: View {
    @Binding var frame: CGRect

    var body: some View {
        GeometryReader { proxy in
            Color.clear
                .onAppear { frame = proxy.frame(in: .global) }
                .onChange(of: proxy.frame(in: .global)) { newFrame in
                    frame = newFrame
                }
        }
    }
}

/// Lines that break where the width ends.
struct FlowLayout: Layout {
    var spacing: CGFloat = 8

    struct Cache {
        var sizes: [CGSize] = []
    }

    func makeCache(subviews: Subviews) -> Cache {
        Cache(sizes: subviews.map { $0.sizeThatFits(.unspecified) })
    }

    func updateCache(_ cache: inout Cache, subviews: Subviews) {
        cache.sizes = subviews.map { $0.sizeThatFits(.unspecified) }
    }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) -> CGSize {
        let width = proposal.width ?? .infinity
        let origins = origins(for: cache.sizes, width: width)
        let height = zip(origins, cache.sizes).map { $0.y + $1.height }.max() ?? 0
        return CGSize(width: proposal.width ?? 0, height: height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Cache) {
        let origins = origins(for: cache.sizes, width: bounds.width)
        for (subview, origin) in zip(subviews, origins) {
            subview.place(
                at: CGPoint(x: bounds.minX + origin.x, y: bounds.minY + origin.y),
                proposal: .unspecified
            )
        }
    }

    private func origins(for sizes: [CGSize], width: CGFloat) -> [CGPoint] {
        var origins: [CGPoint] = []
        var next = CGPoint.zero
        var lineHeight: CGFloat = 0
        for size in sizes {
            if next.x > 0, next.x + size.width > width {
                next = CGPoint(x: 0, y: next.y + lineHeight + spacing)
                lineHeight = 0
            }
            origins.append(next)
            next.x += size.width + spacing
            lineHeight = max(lineHeight, size.height)
        }
        return origins
    }
}

struct TrayView_Previews: PreviewProvider {
    private struct Example: View {
        @State private var tray = FilmRoll.preview.negatives

        var body: some View {
            TrayView(tray: $tray)
        }
    }

    static var previews: some View {
        Example()
        FlowLayout {
            ForEach(0..<12) { number in
                Text("Tag \(number)")
            }
        }
        .previewDisplayName("Flow")
    }
}
