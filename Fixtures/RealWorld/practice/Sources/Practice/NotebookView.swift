import SwiftUI
import UnidirectionalStore

struct NotebookView: View {
    let store: NotebookStore

    @State private var hasScrolled = false

    var body: some View {
        NavigationStack(path: store.binding(\.path, send: { .pathChanged($0) })) {
            ExerciseList(
                exercises: store.visible,
                canReorder: store.kind == nil && store.searchText.isEmpty,
                hasScrolled: $hasScrolled,
                send: store.send
            )
            .overlay { placeholder }
            .safeAreaInset(edge: .top) {
                KindBar(kind: store.binding(\.kind, send: { .kindChosen($0) }))
                    .background(.bar.opacity(hasScrolled ? 1 : 0))
            }
            .searchable(text: store.binding(\.searchText, send: { .searched($0) }))
            .navigationTitle("Practice")
            .navigationDestination(for: Exercise.ID.self) { id in
                ExerciseDetail(store: store, id: id)
            }
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Button("Add", systemImage: "plus") { store.send(.addTapped) }
                }
                ToolbarItem(placement: .secondaryAction) {
                    NavigationLink("Statistics") {
                        StatisticsView(log: Scope(store, state: \.notebook.log, action: { $0 }))
                    }
                }
            }
        }
        .sheet(item: editor) { editor in
            // The sheet is drawn with the newest state, not with the one it was opened with.
            EditorView(state: store.editor ?? editor) { store.send(.editor($0)) }
        }
        .fullScreenCover(item: session) { session in
            SessionView(state: store.session ?? session) { store.send(.session($0)) }
        }
        .alert(
            "Something went wrong",
            isPresented: store.isPresent(\.alert, dismiss: .alertDismissed),
            presenting: store.alert
        ) { _ in
            Button("OK", role: .cancel) {}
        } message: { message in
            Text(message)
        }
        .task {
            store.send(.appeared)
        }
    }

    private var editor: Binding<EditorFeature.State?> {
        Binding {
            store.editor
        } set: { editor in
            if editor == nil {
                store.send(.editorDismissed)
            }
        }
    }

    private var session: Binding<SessionFeature.State?> {
        Binding {
            store.session
        } set: { session in
            if session == nil {
                store.send(.sessionDismissed)
            }
        }
    }

    @ViewBuilder
    private var placeholder: some View {
        if store.isLoading {
            ProgressView()
        } else if store.notebook.exercises.isEmpty {
            ContentUnavailableView {
                Label("No Exercises", systemImage: "metronome")
            } description: {
                Text("Write down what you want to practice.")
            } actions: {
                Button("Add an Exercise") { store.send(.addTapped) }
            }
        } else if store.visible.isEmpty {
            ContentUnavailableView.search
        }
    }
}

private struct ExerciseList: View {
    let exercises: [Exercise]
    let canReorder: Bool
    @Binding var hasScrolled: Bool
    let send: (NotebookFeature.Action) -> Void

    var body: some View {
        List {
            ForEach(Array(zip(1..., exercises)), id: \.1.id) { number, exercise in
                NavigationLink(value: exercise.id) {
                    ExerciseRow(number: number, exercise: exercise)
                }
                .swipeActions(edge: .leading) {
                    Button("Practice", systemImage: "play") { send(.practiceTapped(exercise.id)) }
                        .tint(.green)
                }
                .swipeActions(edge: .trailing) {
                    Button("Edit", systemImage: "pencil") { send(.editTapped(exercise.id)) }
                }
                .moveDisabled(!canReorder)
            }
            .onDelete { send(.deleted($0)) }
            .onMove { send(.moved($0, $1)) }
        }
        .onScrollGeometryChange(for: Bool.self) { geometry in
            geometry.contentOffset.y + geometry.contentInsets.top > 0
        } action: { _, isScrolled in
            hasScrolled = isScrolled
        }
    }
}

private struct ExerciseRow: View {
    let number: Int
    let exercise: Exercise

    var body: some View {
        HStack {
            Text(number, format: .number)
                .foregroundStyle(.secondary)
                .monospacedDigit()
            Label(exercise.title, systemImage: exercise.kind.symbol)
            Spacer()
            Text("\(exercise.minutes) min")
                .font(.caption)
        }
    }
}

/// Chips with one highlight, which slides from chip to chip.
private struct KindBar: View {
    @Binding var kind: Exercise.Kind?

    @Namespace private var chips

    var body: some View {
        ScrollView(.horizontal) {
            HStack {
                chip("All", value: nil)
                ForEach(Exercise.Kind.allCases) { kind in
                    chip(kind.label, value: kind)
                }
            }
            .padding(.horizontal)
        }
        .scrollIndicators(.hidden)
    }

    private func chip(_ label: String, value: Exercise.Kind?) -> some View {
        Button {
            withAnimation(.snappy) { kind = value }
        } label: {
            Text(label)
                .padding(.horizontal, 12)
                .padding(.vertical, 6)
                .background {
                    if kind == value {
                        Capsule()
                            .fill(.tint.opacity(0.2))
                            .matchedGeometryEffect(id: "highlight", in: chips)
                    }
                }
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(kind == value ? .isSelected : [])
    }
}

/// One exercise and its history.
private struct ExerciseDetail: View {
    let store: NotebookStore
    let id: Exercise.ID

    @State private var unit = HistoryUnit.minutes

    private enum HistoryUnit: String, CaseIterable {
        case minutes = "Minutes"
        case tempo = "Tempo"
    }

    var body: some View {
        if let exercise = store.state.exercise(id) {
            List {
                Section {
                    LabeledContent("Tempo", value: exercise.tempo, format: .number)
                    LabeledContent("Kind", value: exercise.kind.label)
                    NavigationLink("Count Bars") {
                        BarCounter(beatsPerBar: exercise.beatsPerBar)
                    }
                }
                Section("History") {
                    Picker("Unit", selection: $unit) {
                        ForEach(HistoryUnit.allCases, id: \.self) { unit in
                            Text(unit.rawValue)
                        }
                    }
                    .pickerStyle(.segmented)
                    ForEach(store.state.entries(of: id)) { entry in
                        LabeledContent {
                            Text(value(of: entry), format: .number)
                        } label: {
                            Text(entry.date, style: .date)
                        }
                    }
                }
            }
            .navigationTitle(exercise.title)
            .toolbar {
                Button("Practice") { store.send(.practiceTapped(id)) }
                Button("Edit") { store.send(.editTapped(id)) }
            }
        } else {
            ContentUnavailableView("This exercise is gone", systemImage: "trash")
        }
    }

    private func value(of entry: LogEntry) -> Int {
        switch unit {
        case .minutes: entry.seconds / 60
        case .tempo: entry.tempo
        }
    }
}

#Preview("Filled") {
    NotebookView(
        store: .still(
            NotebookFeature.State(
                notebook: Notebook(exercises: [
                    Exercise(
                        id: UUID(), title: "Chromatic thirds", tempo: 72,
                        beatsPerBar: 4, minutes: 10, kind: .scales),
                    Exercise(
                        id: UUID(), title: "Nocturne", tempo: 60,
                        beatsPerBar: 4, minutes: 25, kind: .piece),
                ])
            )
        )
    )
}

#Preview("Empty") {
    NotebookView(store: .still(NotebookFeature.State()))
}
