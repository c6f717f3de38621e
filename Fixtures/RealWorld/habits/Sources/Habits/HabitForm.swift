import HabitKit
import SwiftUI

struct HabitForm: View {
    private let title: LocalizedStringKey
    private let onSave: (Habit) -> Void

    @Environment(\.dismiss) private var dismiss

    @State private var draft: Habit
    @Debounced(wait: .milliseconds(300)) private var symbolQuery = ""
    @FocusState private var isNameFocused: Bool

    init(onSave: @escaping (Habit) -> Void) {
        title = "New Habit"
        self.onSave = onSave
        _draft = State(initialValue: Habit(name: ""))
    }

    init(editing habit: Habit, onSave: @escaping (Habit) -> Void) {
        title = "Edit Habit"
        self.onSave = onSave
        _draft = State(initialValue: habit)
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $draft.name)
                    .focused($isNameFocused)
                Stepper("\(draft.goal) times a day", value: $draft.goal, in: 1...10)
                Picker("Color", selection: $draft.tint) {
                    ForEach(Habit.Tint.allCases) { tint in
                        Text(tint.rawValue.capitalized)
                            .foregroundStyle(tint.color)
                    }
                }
                .pickerStyle(.navigationLink)
                Section("Symbol") {
                    TextField("Find a symbol", text: $symbolQuery)
                    SymbolPicker(query: symbolQuery, selection: $draft.symbol)
                    NavigationLink("All Symbols") {
                        SymbolSearchView(selection: $draft.symbol)
                    }
                }
            }
            .navigationTitle(title)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        onSave(draft)
                        dismiss()
                    }
                    .disabled(draft.name.isEmpty)
                }
            }
        }
        .defaultFocus($isNameFocused, true)
    }
}

private struct SymbolPicker: View {
    let query: String
    @Binding var selection: String

    private static let symbols = ["checkmark", "book", "drop", "figure.walk", "leaf", "moon", "music.note"]

    var body: some View {
        let found = Self.symbols.filter { query.isEmpty || $0.contains(query.lowercased()) }

        LazyVGrid(columns: [GridItem(.adaptive(minimum: 44))]) {
            ForEach(found, id: \.self) { symbol in
                Image(systemName: symbol)
                    .frame(width: 44, height: 44)
                    .background(symbol == selection ? AnyShapeStyle(.tint.opacity(0.3)) : AnyShapeStyle(.clear))
                    .clipShape(.rect(cornerRadius: 8))
                    .onTapGesture { selection = symbol }
            }
        }
    }
}

/// A value whose binding is written at once, and whose readers hear of it after a pause.
@MainActor
@propertyWrapper
struct Debounced: DynamicProperty {
    @State private var settled: String
    @State private var typed: String
    @State private var pause: Task<Void, Never>?

    private let wait: Duration

    init(wrappedValue: String, wait: Duration) {
        _settled = State(initialValue: wrappedValue)
        _typed = State(initialValue: wrappedValue)
        self.wait = wait
    }

    var wrappedValue: String { settled }

    var projectedValue: Binding<String> {
        Binding {
            typed
        } set: { newValue in
            typed = newValue
            pause?.cancel()
            pause = Task {
                guard (try? await Task.sleep(for: wait)) != nil else { return }
                settled = newValue
            }
        }
    }
}

#Preview("New") {
    HabitForm { _ in }
}

#Preview("Edit") {
    HabitForm(editing: Habit(name: "Read", symbol: "book")) { habit in
        print(habit)
    }
}
