import SwiftUI

/// Collects what a trip needs and hands it back.
struct NewTripForm: View {
    let onSave: (String, Date, Date) -> Void

    @Environment(\.dismiss) private var dismiss
    @State private var draft = Draft()
    @State private var problems: [String] = []

    private struct Draft {
        var name = ""
        var start = Date.now
        var nights = 2

        var end: Date {
            get { Calendar.current.date(byAdding: .day, value: nights, to: start) ?? start }
            set {
                let days = Calendar.current.dateComponents([.day], from: start, to: newValue).day
                nights = max(days ?? 0, 0)
            }
        }

        mutating func tidy() {
            name = name.trimmingCharacters(in: .whitespaces)
        }

        func problems() -> [String] {
            var found: [String] = []
            if name.isEmpty { found.append("Give it a name") }
            if nights > 60 { found += ["That is a very long trip"] }
            return found
        }
    }

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $draft.name)
                DatePicker("Start", selection: $draft.start, displayedComponents: .date)
                DatePicker("End", selection: $draft.end, displayedComponents: .date)
                Stepper("\(draft.nights) nights") {
                    draft.nights += 1
                } onDecrement: {
                    draft.nights = max(draft.nights - 1, 0)
                }
                ForEach(problems, id: \.self) { problem in
                    Label(problem, systemImage: "exclamationmark.triangle")
                }
            }
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel", role: .cancel) { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                }
            }
        }
    }

    private func save() {
        draft.tidy()
        problems = draft.problems()
        guard problems.isEmpty else { return }
        onSave(draft.name, draft.start, draft.end)
        dismiss()
    }
}
