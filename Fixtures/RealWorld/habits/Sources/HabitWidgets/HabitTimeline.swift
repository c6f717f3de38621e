import HabitKit
import SwiftUI
import WidgetKit

struct HabitEntry: TimelineEntry {
    let date: Date
    let habit: Habit?
    let showsStreak: Bool

    var day: Day { Day(date) }
}

struct HabitProvider: AppIntentTimelineProvider {
    var archive = HabitArchive.shared

    func placeholder(in context: Context) -> HabitEntry {
        HabitEntry(date: .now, habit: Habit(name: "Water the plants", symbol: "drop"), showsStreak: true)
    }

    func snapshot(for configuration: ChooseHabitIntent, in context: Context) async -> HabitEntry {
        entry(for: configuration, at: .now)
    }

    func timeline(for configuration: ChooseHabitIntent, in context: Context) async -> Timeline<HabitEntry> {
        let now = Date.now
        let calendar = Calendar.current
        let midnight = calendar.startOfDay(for: now.addingTimeInterval(86_400))
        let entries = [now, midnight].map { entry(for: configuration, at: $0) }
        return Timeline(entries: entries, policy: .after(midnight.addingTimeInterval(3_600)))
    }

    private func entry(for configuration: ChooseHabitIntent, at date: Date) -> HabitEntry {
        let habits = (try? archive.habits()) ?? []
        let chosen = habits.first { $0.id == configuration.habit?.id } ?? habits.first
        return HabitEntry(date: date, habit: chosen, showsStreak: configuration.showsStreak)
    }
}

/// All habits at once. It has nothing to configure, so it has the older kind of provider.
struct OverviewProvider: TimelineProvider {
    struct Entry: TimelineEntry {
        let date: Date
        let habits: [Habit]
    }

    func placeholder(in context: Context) -> Entry {
        Entry(date: .now, habits: [Habit(name: "Read", symbol: "book")])
    }

    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void) {
        completion(currentEntry())
    }

    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void) {
        let entry = currentEntry()
        let tomorrow = Calendar.current.startOfDay(for: entry.date.addingTimeInterval(86_400))
        completion(Timeline(entries: [entry], policy: .after(tomorrow)))
    }

    private func currentEntry() -> Entry {
        Entry(date: .now, habits: (try? HabitArchive.shared.habits()) ?? [])
    }
}
