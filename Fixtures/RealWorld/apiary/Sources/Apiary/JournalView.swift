import Combine
import CoreData
import SwiftUI

/// All inspections of all hives, month by month.
struct JournalView: View {
    @SectionedFetchRequest(
        sectionIdentifier: \Inspection.monthTitle,
        sortDescriptors: [SortDescriptor(\Inspection.date, order: .reverse)],
        animation: .default
    )
    private var months: SectionedFetchResults<String, Inspection>

    @State private var onlyQueens = false
    @State private var saveCount = 0
    @State private var refreshToken = UUID()
    @AppStorage("journal.showsMood") private var showsMood = true

    var body: some View {
        NavigationStack {
            List(months) { month in
                Section(header: MonthHeader(title: month.id, count: month.count)) {
                    ForEach(month) { inspection in
                        JournalRow(inspection: inspection, showsMood: showsMood)
                    }
                }
            }
            .id(refreshToken)
            .navigationTitle("Journal")
            .toolbar {
                ToolbarItem(placement: .primaryAction) {
                    Menu {
                        Toggle("Queen seen", isOn: $onlyQueens)
                        Toggle("Mood", isOn: $showsMood)
                        Button("Back to the Top") { refreshToken = UUID() }
                    } label: {
                        Label("Filter", systemImage: "line.3.horizontal.decrease.circle")
                    }
                }
                ToolbarItem(placement: .status) {
                    Text("Saved \(saveCount) times since launch")
                        .font(.caption)
                }
            }
        }
        .onChange(of: onlyQueens) { onlyQueens in
            months.nsPredicate = onlyQueens ? NSPredicate(format: "sawQueen == YES") : nil
        }
        .onReceive(
            NotificationCenter.default
                .publisher(for: .NSManagedObjectContextDidSave)
                .receive(on: DispatchQueue.main)
        ) { _ in
            saveCount += 1
        }
    }
}

private struct MonthHeader: View {
    let title: String
    let count: Int

    var body: some View {
        HStack {
            Text(title)
            Spacer()
            Text(count, format: .number)
        }
    }
}

private struct JournalRow: View {
    @ObservedObject var inspection: Inspection
    let showsMood: Bool

    var body: some View {
        VStack(alignment: .leading) {
            Text(inspection.when, format: .dateTime.weekday().day())
            if let hive = inspection.hive {
                HiveName(hive: hive)
            }
            Label(inspection.moodValue.label, systemImage: inspection.moodValue.symbol)
                .opacity(showsMood ? 1 : 0)
                .accessibilityHidden(!showsMood)
        }
    }
}

/// The inspection does not announce the changes of its hive; this view hears them.
private struct HiveName: View {
    @ObservedObject var hive: Hive

    var body: some View {
        Text(hive.displayName)
            .foregroundColor(Color(hiveColor: hive.colorName))
    }
}

struct JournalView_Previews: PreviewProvider {
    static var previews: some View {
        JournalView()
            .environment(\.managedObjectContext, PersistenceController.preview.container.viewContext)
    }
}
