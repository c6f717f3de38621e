import CoreData
import SwiftUI

struct HiveDetailView: View {
    @ObservedObject var hive: Hive

    @EnvironmentObject private var reminders: ReminderStore
    @Environment(\.managedObjectContext) private var viewContext

    @State private var isAskingForReminder = false
    @State private var expanded: Set<NSManagedObjectID> = []

    var body: some View {
        List {
            Section(header: Text("This hive")) {
                LabeledContent("Installed") {
                    Text(hive.installedOn ?? .now, style: .date)
                }
                if let reminder = reminders.next(for: hive.identifier) {
                    Label {
                        Text(reminder.date, style: .relative)
                    } icon: {
                        Image(systemName: "bell.fill")
                    }
                }
            }
            InspectionsSection(hive: hive, expanded: $expanded)
        }
        .listStyle(.insetGrouped)
        .onDisappear { viewContext.saveOrRollBack() }
        .navigationTitle(hive.displayName)
        .toolbar {
            Button("Inspect", action: addInspection)
            Button("Remind Me") { isAskingForReminder = true }
        }
        .confirmationDialog("When?", isPresented: $isAskingForReminder) {
            ForEach([3, 7, 14], id: \.self) { days in
                Button("In \(days) days") {
                    reminders.remind(of: hive.identifier, name: hive.displayName, afterDays: days)
                }
            }
        }
    }

    private func addInspection() {
        let inspection = Inspection(context: viewContext)
        inspection.date = .now
        inspection.frames = hive.sortedInspections.first?.frames ?? 0
        inspection.hive = hive
        viewContext.saveOrRollBack()
        expanded.insert(inspection.objectID)
    }
}

/// Fetches the inspections of one hive. The request is made of what comes in.
private struct InspectionsSection: View {
    @FetchRequest private var inspections: FetchedResults<Inspection>
    @Binding private var expanded: Set<NSManagedObjectID>
    @Environment(\.managedObjectContext) private var viewContext

    init(hive: Hive, expanded: Binding<Set<NSManagedObjectID>>) {
        _inspections = FetchRequest(
            sortDescriptors: [SortDescriptor(\Inspection.date, order: .reverse)],
            predicate: NSPredicate(format: "hive == %@", hive),
            animation: .default
        )
        _expanded = expanded
    }

    var body: some View {
        Section(header: Text("Inspections")) {
            ForEach(inspections) { inspection in
                DisclosureGroup(isExpanded: isExpanded(inspection)) {
                    InspectionForm(inspection: inspection)
                } label: {
                    InspectionLabel(inspection: inspection)
                }
            }
            .onDelete { offsets in
                offsets.map { inspections[$0] }.forEach(viewContext.delete)
                viewContext.saveOrRollBack()
            }
        }
    }

    private func isExpanded(_ inspection: Inspection) -> Binding<Bool> {
        let id = inspection.objectID
        return Binding {
            expanded.contains(id)
        } set: { isExpanded in
            if isExpanded {
                expanded.insert(id)
            } else {
                expanded.remove(id)
            }
        }
    }
}

private struct InspectionLabel: View {
    @ObservedObject var inspection: Inspection

    var body: some View {
        HStack {
            Image(systemName: inspection.moodValue.symbol)
            Text(inspection.when, style: .date)
            Spacer()
            if inspection.sawQueen {
                Image(systemName: "crown")
                    .accessibilityLabel("Queen seen")
            }
        }
    }
}

private struct InspectionForm: View {
    @ObservedObject var inspection: Inspection
    @Environment(\.managedObjectContext) private var viewContext

    var body: some View {
        Stepper("\(inspection.frames) frames", value: $inspection.frames, in: 0...24)
        Toggle("Queen seen", isOn: $inspection.sawQueen)
        Picker("Mood", selection: $inspection.moodValue) {
            ForEach(Inspection.Mood.allCases) { mood in
                Text(mood.label).tag(mood)
            }
        }
        TextField("Notes", text: $inspection.notes.replacingNil(with: ""))
            .onSubmit { viewContext.saveOrRollBack() }
    }
}

struct HiveDetailView_Previews: PreviewProvider {
    static var previews: some View {
        let context = PersistenceController.preview.container.viewContext
        let hives = try? context.fetch(Hive.activeRequest)
        NavigationStack {
            if let hive = hives?.first {
                HiveDetailView(hive: hive)
            }
        }
        .environment(\.managedObjectContext, context)
        .environmentObject(ReminderStore())
    }
}
