import Foundation
import Observation
import WidgetKit

/// The habits as the app and its widgets share them: one file in the group container.
public struct HabitArchive: Sendable {
    public static let shared = HabitArchive()

    private let url: URL

    public init(groupIdentifier: String = "group.com.example.habits") {
        let folder = FileManager.default
            .containerURL(forSecurityApplicationGroupIdentifier: groupIdentifier)
        url = (folder ?? .temporaryDirectory).appending(path: "habits.json")
    }

    public func habits() throws -> [Habit] {
        guard FileManager.default.fileExists(atPath: url.path()) else { return [] }
        return try JSONDecoder().decode([Habit].self, from: Data(contentsOf: url))
    }

    public func store(_ habits: [Habit]) throws {
        try JSONEncoder().encode(habits).write(to: url, options: .atomic)
    }

    public func update(_ id: Habit.ID, _ change: (inout Habit) -> Void) throws {
        var habits = try habits()
        guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
        change(&habits[index])
        try store(habits)
    }
}

/// What the screens of the app observe.
@MainActor
@Observable
public final class HabitStore {
    public private(set) var habits: [Habit] = []
    public private(set) var errorMessage: String?
    public var today: Day

    @ObservationIgnored private let archive: HabitArchive
    @ObservationIgnored private var saving: Task<Void, Never>?

    public init(archive: HabitArchive = .shared, today: Day = Day(.now)) {
        self.archive = archive
        self.today = today
    }

    public var openCount: Int {
        habits.filter { !$0.isDone(on: today) }.count
    }

    public func reload(now: Date = .now) {
        today = Day(now)
        do {
            habits = try archive.habits()
            errorMessage = nil
        } catch {
            errorMessage = error.localizedDescription
        }
    }

    public func add(_ habit: Habit) {
        habits.append(habit)
        save()
    }

    public func update(_ habit: Habit) {
        guard let index = habits.firstIndex(where: { $0.id == habit.id }) else { return }
        habits[index] = habit
        save()
    }

    public func record(_ id: Habit.ID) {
        guard let index = habits.firstIndex(where: { $0.id == id }) else { return }
        habits[index].record(on: today)
        save()
    }

    public func remove(_ id: Habit.ID) {
        habits.removeAll { $0.id == id }
        save()
    }

    public func dismissError() {
        errorMessage = nil
    }

    private func save() {
        saving?.cancel()
        saving = Task {
            guard (try? await Task.sleep(for: .milliseconds(400))) != nil else { return }
            do {
                try archive.store(habits)
                WidgetCenter.shared.reloadAllTimelines()
            } catch {
                errorMessage = error.localizedDescription
            }
        }
    }
}
