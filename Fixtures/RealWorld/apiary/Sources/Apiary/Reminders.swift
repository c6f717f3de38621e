import Combine
import SwiftUI
import UserNotifications

struct Reminder: Identifiable, Codable, Hashable {
    let id: UUID
    let hive: UUID
    var name: String
    var date: Date
}

/// The reminders that wait. They are few, so they are kept in the defaults.
@MainActor
final class ReminderStore: ObservableObject {
    @Published private(set) var reminders: [Reminder] = []

    @AppStorage("reminders.hour") var hour = 9

    private let defaults: UserDefaults
    private static let key = "reminders.list"

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
        if let data = defaults.data(forKey: Self.key) {
            reminders = (try? JSONDecoder().decode([Reminder].self, from: data)) ?? []
        }
    }

    func next(for hive: UUID?) -> Reminder? {
        reminders.first { $0.hive == hive }
    }

    func remind(of hive: UUID?, name: String, afterDays days: Int) {
        guard
            let hive,
            let day = Calendar.current.date(byAdding: .day, value: days, to: .now),
            let date = Calendar.current.date(bySettingHour: hour, minute: 0, second: 0, of: day)
        else { return }
        reminders.append(Reminder(id: UUID(), hive: hive, name: name, date: date))
        reminders.sort { $0.date < $1.date }
        store()
    }

    func snooze(_ reminder: Reminder) {
        guard let index = reminders.firstIndex(of: reminder) else { return }
        reminders[index].date.addTimeInterval(86_400)
        store()
    }

    func remove(atOffsets offsets: IndexSet) {
        reminders.remove(atOffsets: offsets)
        store()
    }

    func refresh() {
        reminders.removeAll { $0.date < .now }
        store()
    }

    private func store() {
        if let data = try? JSONEncoder().encode(reminders) {
            defaults.set(data, forKey: Self.key)
        }
    }
}

struct RemindersView: View {
    @EnvironmentObject private var store: ReminderStore

    @State private var now = Date()
    @State private var minute = Timer.publish(every: 60, on: .main, in: .common).autoconnect()

    var body: some View {
        NavigationStack {
            List {
                ForEach(store.reminders) { reminder in
                    HStack {
                        Text(reminder.name)
                        Spacer()
                        Text(remaining(until: reminder.date))
                            .foregroundColor(reminder.date < now ? .red : .secondary)
                    }
                    .swipeActions(edge: .leading) {
                        Button("Tomorrow") { store.snooze(reminder) }
                    }
                }
                .onDelete(perform: store.remove(atOffsets:))
                Section(header: Text("Remind me at")) {
                    Stepper("\(store.hour):00", value: store.$hour, in: 6...20)
                }
            }
            .navigationTitle("Reminders")
        }
        .onReceive(minute) { date in
            now = date
        }
    }

    private func remaining(until date: Date) -> String {
        Self.remainingFormatter.localizedString(for: date, relativeTo: now)
    }

    private static let remainingFormatter: RelativeDateTimeFormatter = {
        let formatter = RelativeDateTimeFormatter()
        formatter.unitsStyle = .short
        return formatter
    }()
}

struct RemindersView_Previews: PreviewProvider {
    static var previews: some View {
        RemindersView()
            .environmentObject(ReminderStore())
    }
}
