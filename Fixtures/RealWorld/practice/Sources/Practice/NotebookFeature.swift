import SwiftUI
import UnidirectionalStore

/// The list of exercises, and what is opened from it.
struct NotebookFeature: Reducer {
    let world: PracticeWorld

    struct State: Equatable {
        var notebook = Notebook()
        var kind: Exercise.Kind?
        var searchText = ""
        var path: [Exercise.ID] = []
        var editor: EditorFeature.State?
        var session: SessionFeature.State?
        var isLoading = false
        var alert: String?

        var visible: [Exercise] {
            notebook.exercises.filter { exercise in
                (kind == nil || exercise.kind == kind)
                    && (searchText.isEmpty || exercise.title.localizedStandardContains(searchText))
            }
        }

        func exercise(_ id: Exercise.ID) -> Exercise? {
            notebook.exercises.first { $0.id == id }
        }

        func entries(of id: Exercise.ID) -> [LogEntry] {
            notebook.log.filter { $0.exercise == id }
        }
    }

    enum Action: Sendable {
        case appeared
        case loaded(Notebook)
        case failed(String)
        case alertDismissed
        case kindChosen(Exercise.Kind?)
        case searched(String)
        case pathChanged([Exercise.ID])
        case addTapped
        case editTapped(Exercise.ID)
        case deleted(IndexSet)
        case moved(IndexSet, Int)
        case practiceTapped(Exercise.ID)
        case editor(EditorFeature.Action)
        case editorDismissed
        case session(SessionFeature.Action)
        case sessionDismissed
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .appeared:
            guard state.notebook.exercises.isEmpty, !state.isLoading else { return .none }
            state.isLoading = true
            let load = world.load
            return .run(id: "load") { send in
                do {
                    let notebook = try await load()
                    await send(.loaded(notebook))
                } catch {
                    await send(.failed(error.localizedDescription))
                }
            }

        case .loaded(let notebook):
            state.isLoading = false
            state.notebook = notebook
            return .none

        case .failed(let message):
            state.isLoading = false
            state.alert = message
            return .none

        case .alertDismissed:
            state.alert = nil
            return .none

        case .kindChosen(let kind):
            state.kind = kind
            return .none

        case .searched(let text):
            state.searchText = text
            return .none

        case .pathChanged(let path):
            state.path = path
            return .none

        case .addTapped:
            state.editor = EditorFeature.State(exercise: .blank(id: world.makeID()), isNew: true)
            return .none

        case .editTapped(let id):
            guard let exercise = state.exercise(id) else { return .none }
            state.editor = EditorFeature.State(exercise: exercise, isNew: false)
            return .none

        case .deleted(let offsets):
            let doomed = Set(offsets.map { state.visible[$0].id })
            state.notebook.exercises.removeAll { doomed.contains($0.id) }
            state.path.removeAll { doomed.contains($0) }
            return save(state.notebook)

        case let .moved(source, destination):
            guard state.kind == nil, state.searchText.isEmpty else { return .none }
            state.notebook.exercises.move(fromOffsets: source, toOffset: destination)
            return save(state.notebook)

        case .practiceTapped(let id):
            guard let exercise = state.exercise(id) else { return .none }
            state.session = SessionFeature.State(exercise: exercise)
            return .none

        case .editor(.saveTapped):
            guard let exercise = state.editor?.exercise else { return .none }
            if let index = state.notebook.exercises.firstIndex(where: { $0.id == exercise.id }) {
                state.notebook.exercises[index] = exercise
            } else {
                state.notebook.exercises.append(exercise)
            }
            state.editor = nil
            return save(state.notebook)

        case .editor(.cancelTapped), .editorDismissed:
            state.editor = nil
            return .none

        case .editor(let action):
            guard var editor = state.editor else { return .none }
            let effect = EditorFeature().reduce(&editor, action)
            state.editor = editor
            return effect.map { .editor($0) }

        case .session(.finished(let seconds)):
            guard let session = state.session else { return .none }
            state.notebook.log.append(
                LogEntry(
                    id: world.makeID(),
                    exercise: session.exercise.id,
                    date: world.now(),
                    seconds: seconds,
                    tempo: session.tempo
                )
            )
            state.session = nil
            return .merge(.cancel(id: SessionFeature.tickID), save(state.notebook))

        case .sessionDismissed:
            state.session = nil
            return .cancel(id: SessionFeature.tickID)

        case .session(let action):
            guard var session = state.session else { return .none }
            let effect = SessionFeature(world: world).reduce(&session, action)
            state.session = session
            return effect.map { .session($0) }
        }
    }

    private func save(_ notebook: Notebook) -> Effect<Action> {
        let world = world
        return .run(id: "save") { send in
            do {
                try await world.sleep(.seconds(1))
                try await world.save(notebook)
            } catch is CancellationError {
                // A newer notebook is on its way.
            } catch {
                await send(.failed(error.localizedDescription))
            }
        }
    }
}
