import SwiftUI
import UnidirectionalStore

struct EditorFeature: Reducer {
    struct State: Equatable, Identifiable {
        var exercise: Exercise
        let isNew: Bool
        var taps: [Date] = []

        var id: Exercise.ID { exercise.id }
        var canSave: Bool { !exercise.title.trimmingCharacters(in: .whitespaces).isEmpty }
    }

    enum Action: Sendable {
        case titleChanged(String)
        case tempoChanged(Double)
        case kindChanged(Exercise.Kind)
        case beatsChanged(Int)
        case minutesChanged(Int)
        case tapped(Date)
        case saveTapped
        case cancelTapped
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .titleChanged(let title):
            state.exercise.title = String(title.prefix(60))
        case .tempoChanged(let tempo):
            state.exercise.tempo = Int(tempo.rounded())
        case .kindChanged(let kind):
            state.exercise.kind = kind
        case .beatsChanged(let beats):
            state.exercise.beatsPerBar = beats
        case .minutesChanged(let minutes):
            state.exercise.minutes = minutes
        case .tapped(let date):
            state.taps = (state.taps + [date]).suffix(5)
            if let tempo = Self.tempo(of: state.taps) {
                state.exercise.tempo = tempo
            }
        case .saveTapped, .cancelTapped:
            // The parent acts on these.
            break
        }
        return .none
    }

    private static func tempo(of taps: [Date]) -> Int? {
        guard taps.count > 1, let first = taps.first, let last = taps.last else { return nil }
        let beat = last.timeIntervalSince(first) / Double(taps.count - 1)
        guard beat > 0.2, beat < 2.5 else { return nil }
        let tempo = Int((60 / beat).rounded())
        return min(max(tempo, Exercise.tempos.lowerBound), Exercise.tempos.upperBound)
    }
}

/// The form of one exercise. It knows the state it shows and how to send, and no store.
struct EditorView: View {
    let state: EditorFeature.State
    let send: (EditorFeature.Action) -> Void

    @FocusState private var isTitleFocused: Bool

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Title", text: title)
                        .focused($isTitleFocused)
                    Picker("Kind", selection: kind) {
                        ForEach(Exercise.Kind.allCases) { kind in
                            Label(kind.label, systemImage: kind.symbol)
                        }
                    }
                }
                Section("Tempo") {
                    Slider(value: tempo, in: tempoRange, step: 1) {
                        Text("Tempo")
                    } minimumValueLabel: {
                        Text(Exercise.tempos.lowerBound, format: .number)
                    } maximumValueLabel: {
                        Text(Exercise.tempos.upperBound, format: .number)
                    }
                    LabeledContent("Beats per minute", value: state.exercise.tempo, format: .number)
                        .contentTransition(.numericText(value: Double(state.exercise.tempo)))
                        .animation(.snappy, value: state.exercise.tempo)
                    Button("Tap the Tempo") { send(.tapped(.now)) }
                }
                Section("Length") {
                    Stepper("\(state.exercise.beatsPerBar) beats in a bar", value: beats, in: 2...7)
                    Stepper("\(state.exercise.minutes) minutes") {
                        send(.minutesChanged(state.exercise.minutes + 5))
                    } onDecrement: {
                        send(.minutesChanged(max(state.exercise.minutes - 5, 5)))
                    }
                }
            }
            .navigationTitle(state.isNew ? "New Exercise" : "Edit Exercise")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { send(.cancelTapped) }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") { send(.saveTapped) }
                        .disabled(!state.canSave)
                }
            }
        }
        .defaultFocus($isTitleFocused, state.isNew)
    }

    // MARK: - Bindings that send

    private var title: Binding<String> {
        Binding(get: { state.exercise.title }, set: { send(.titleChanged($0)) })
    }

    private var kind: Binding<Exercise.Kind> {
        Binding(get: { state.exercise.kind }, set: { send(.kindChanged($0)) })
    }

    private var tempo: Binding<Double> {
        Binding {
            Double(state.exercise.tempo)
        } set: { newTempo in
            send(.tempoChanged(newTempo))
        }
    }

    private var beats: Binding<Int> {
        Binding(get: { state.exercise.beatsPerBar }, set: { send(.beatsChanged($0)) })
    }

    private var tempoRange: ClosedRange<Double> {
        Double(Exercise.tempos.lowerBound)...Double(Exercise.tempos.upperBound)
    }
}

#Preview {
    EditorView(state: .init(exercise: .blank(id: UUID()), isNew: true)) { action in
        print(action)
    }
}
