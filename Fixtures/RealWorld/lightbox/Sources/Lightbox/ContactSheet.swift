import SwiftUI
import UIKit

/// The grid of all pictures, as on a printed contact sheet.
struct ContactSheet: View {
    let camera: any StudioCamera

    @EnvironmentObject private var roll: FilmRoll

    @AppStorage("contactSheet.columns") private var columnCount = 3
    @SceneStorage("contactSheet.query") private var query = ""

    @State private var selection: Set<Negative.ID> = []
    @State private var isSelecting = false
    @State private var isImporting = false
    @State private var opened: Negative?
    @State private var shared: SharedImages?
    @State private var path: [Route] = []

    enum Route: Hashable {
        case preferences
        case order
        case studio
    }

    var body: some View {
        NavigationStack(path: $path) {
            ScrollView {
                SearchBar(text: $query, prompt: "Captions")
                    .padding(.horizontal)
                grid
            }
            .navigationTitle("Contact Sheet")
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .preferences:
                    PreferencesView(columnCount: $columnCount)
                case .order:
                    OrderView()
                case .studio:
                    StudioView(camera: camera, onKeep: roll.add)
                }
            }
            .toolbar { toolbar }
        }
        .fullScreenCover(item: $opened) { negative in
            DarkroomView(start: negative.id)
        }
        .sheet(isPresented: $isImporting) {
            PhotoImporter { images in
                roll.add(images)
                isImporting = false
            }
            .ignoresSafeArea()
        }
        .sheet(item: $shared) { shared in
            ShareSheet(items: shared.images)
                .presentationDetents([.medium, .large])
        }
        .alert("Something went wrong", isPresented: hasError, presenting: roll.errorMessage) { _ in
            Button("OK", role: .cancel) {}
        } message: { message in
            Text(message)
        }
        .onChange(of: isSelecting) { isSelecting in
            if !isSelecting {
                selection.removeAll()
            }
        }
    }

    private var hasError: Binding<Bool> {
        Binding {
            roll.errorMessage != nil
        } set: { isPresented in
            if !isPresented {
                roll.errorMessage = nil
            }
        }
    }

    private var grid: some View {
        let columns = Array(repeating: GridItem(.flexible(), spacing: 4), count: columnCount)
        let found = roll.negatives(matching: query)

        return LazyVGrid(columns: columns, spacing: 4) {
            ForEach(Array(found.enumerated()), id: \.element.id) { index, negative in
                ContactSheetCell(
                    number: index + 1,
                    negative: negative,
                    isSelected: selection.contains(negative.id)
                )
                .equatable()
                .onTapGesture { tap(negative) }
                .contextMenu { menu(for: negative) }
            }
        }
        .animation(.default, value: columnCount)
        .animation(.default, value: found)
        .overlay {
            if found.isEmpty {
                Text(query.isEmpty ? "Import your first pictures." : "No caption says “\(query)”.")
                    .foregroundStyle(.secondary)
                    .padding(.top, 80)
            }
        }
    }

    @ToolbarContentBuilder
    private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .navigationBarLeading) {
            Button(isSelecting ? "Cancel" : "Select") {
                withAnimation { isSelecting.toggle() }
            }
        }
        ToolbarItemGroup(placement: .navigationBarTrailing) {
            if isSelecting {
                Button("Share", action: shareSelection)
                    .disabled(selection.isEmpty)
                Button("Delete", role: .destructive, action: deleteSelection)
                    .disabled(selection.isEmpty)
            } else {
                Menu {
                    Button("Order") { path.append(.order) }
                    Button("Studio") { path.append(.studio) }
                    Button("Preferences") { path.append(.preferences) }
                } label: {
                    Label("More", systemImage: "ellipsis.circle")
                }
                Button {
                    isImporting = true
                } label: {
                    Label("Import", systemImage: "plus")
                }
            }
        }
    }

    @ViewBuilder
    private func menu(for negative: Negative) -> some View {
        Button("Share") {
            shared = SharedImages(images: [negative.image])
        }
        Button("Delete", role: .destructive) {
            withAnimation { roll.remove([negative.id]) }
        }
    }

    private func tap(_ negative: Negative) {
        guard isSelecting else {
            opened = negative
            return
        }
        if selection.remove(negative.id) == nil {
            selection.insert(negative.id)
        }
    }

    private func shareSelection() {
        let images = roll.negatives
            .filter { selection.contains($0.id) }
            .map(\.image)
        shared = SharedImages(images: images)
    }

    private func deleteSelection() {
        withAnimation {
            roll.remove(selection)
            isSelecting = false
        }
    }
}

/// The pictures that the share sheet was opened with.
private struct SharedImages: Identifiable {
    let id = UUID()
    let images: [UIImage]
}

private struct ContactSheetCell: View, Equatable {
    let number: Int
    let negative: Negative
    let isSelected: Bool

    var body: some View {
        Image(uiImage: negative.image)
            .resizable()
            .scaledToFill()
            .frame(minWidth: 0, minHeight: 96)
            .clipped()
            .brightness(negative.exposure / 4)
            .overlay(alignment: .bottomTrailing) {
                Text("\(number)")
                    .font(.caption2.monospacedDigit())
                    .padding(4)
                    .background(.thinMaterial, in: Capsule())
                    .padding(4)
            }
            .border(.tint, width: isSelected ? 4 : 0)
            .accessibilityLabel(negative.title)
            .accessibilityAddTraits(isSelected ? [.isButton, .isSelected] : .isButton)
    }
}

/// A list in which the pictures are put into another order.
private struct OrderView: View {
    @EnvironmentObject private var roll: FilmRoll

    var body: some View {
        List {
            ForEach(roll.negatives) { negative in
                Label {
                    Text(negative.title)
                } icon: {
                    Image(uiImage: negative.image)
                        .resizable()
                        .scaledToFit()
                }
            }
            .onMove(perform: roll.move)
            .onDelete { offsets in
                roll.remove(Set(offsets.map { roll.negatives[$0].id }))
            }
        }
        .navigationTitle("Order")
        .toolbar { EditButton() }
    }
}

private struct PreferencesView: View {
    @EnvironmentObject private var roll: FilmRoll
    @Binding var columnCount: Int

    var body: some View {
        Form {
            Stepper("\(columnCount) columns", value: $columnCount, in: 2...6)
            HStack {
                ForEach(0..<6) { column in
                    RoundedRectangle(cornerRadius: 2)
                        .fill(column < columnCount ? AnyShapeStyle(.tint) : AnyShapeStyle(.quaternary))
                        .frame(height: 24)
                }
            }
            if let lastSaved = roll.lastSaved {
                LabeledContent("Last saved") {
                    Text(lastSaved, style: .relative)
                }
            }
        }
        .navigationTitle("Preferences")
    }
}

struct ContactSheet_Previews: PreviewProvider {
    static var previews: some View {
        ContactSheet(camera: StillCamera())
            .environmentObject(FilmRoll.preview)
        ContactSheet(camera: StillCamera())
            .environmentObject(FilmRoll())
            .previewDisplayName("Empty")
    }
}
