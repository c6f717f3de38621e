import CoreData
import SwiftUI

/// Edits a hive in a child context, which the caller makes and puts into the environment.
struct HiveEditView: View {
    @ObservedObject var hive: Hive

    @Environment(\.managedObjectContext) private var context
    @Environment(\.dismiss) private var dismiss

    @State private var error: SaveError?
    @FocusState private var isNameFocused: Bool

    private struct SaveError: LocalizedError {
        let reason: String
        var errorDescription: String? { "The hive was not saved." }
        var recoverySuggestion: String? { reason }
    }

    var body: some View {
        NavigationStack {
            Form {
                Section {
                    TextField("Name", text: $hive.name.replacingNil(with: ""))
                        .focused($isNameFocused)
                        .submitLabel(.done)
                    DatePicker(
                        "Installed",
                        selection: $hive.installedOn.replacingNil(with: .now),
                        in: ...Date.now,
                        displayedComponents: .date
                    )
                }
                Section(header: Text("Color")) {
                    ColorRow(selection: $hive.colorName)
                }
            }
            .navigationTitle(hive.displayName)
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .cancellationAction) {
                    Button("Cancel") { dismiss() }
                }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save", action: save)
                        .disabled((hive.name ?? "").isEmpty)
                }
            }
        }
        .interactiveDismissDisabled(context.hasChanges)
        .alert(isPresented: hasError, error: error) { _ in
            Button("OK") {}
        } message: { error in
            Text(error.recoverySuggestion ?? "")
        }
        .onAppear {
            isNameFocused = hive.name == nil
        }
    }

    private var hasError: Binding<Bool> {
        Binding(get: { error != nil }, set: { if !$0 { error = nil } })
    }

    private func save() {
        do {
            try context.save()
            try context.parent?.save()
            dismiss()
        } catch {
            self.error = SaveError(reason: error.localizedDescription)
        }
    }
}

private struct ColorRow: View {
    @Binding var selection: String?

    @Namespace private var ring

    var body: some View {
        HStack {
            ForEach(Color.hiveColors, id: \.self) { name in
                Circle()
                    .fill(Color(hiveColor: name))
                    .frame(width: 32, height: 32)
                    .padding(4)
                    .overlay {
                        if selection == name {
                            Circle()
                                .stroke(lineWidth: 2)
                                .matchedGeometryEffect(id: "ring", in: ring)
                        }
                    }
                    .onTapGesture {
                        withAnimation(.spring()) {
                            selection = name
                        }
                    }
                    .accessibilityAddTraits(.isButton)
                    .accessibilityLabel(name)
            }
        }
    }
}

extension Binding {
    /// Shows another value in place of nil. What is written is never nil.
    func replacingNil<Wrapped>(with placeholder: Wrapped) -> Binding<Wrapped> where Value == Wrapped? {
        Binding<Wrapped> {
            wrappedValue ?? placeholder
        } set: { newValue in
            wrappedValue = newValue
        }
    }
}

struct HiveEditView_Previews: PreviewProvider {
    static var previews: some View {
        let context = PersistenceController.preview.container.viewContext.makeChild()
        HiveEditView(hive: Hive(context: context))
            .environment(\.managedObjectContext, context)
    }
}
