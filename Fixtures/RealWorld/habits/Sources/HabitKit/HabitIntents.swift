import AppIntents
import Foundation
import WidgetKit

public struct HabitEntity: AppEntity, Identifiable {
    public static let typeDisplayRepresentation: TypeDisplayRepresentation = "Habit"
    public static let defaultQuery = HabitQuery()

    public let id: UUID
    public let name: String
    public let symbol: String

    public init(_ habit: Habit) {
        id = habit.id
        name = habit.name
        symbol = habit.symbol
    }

    public var displayRepresentation: DisplayRepresentation {
        DisplayRepresentation(title: "\(name)", image: .init(systemName: symbol))
    }
}

public struct HabitQuery: EntityQuery {
    public init() {}

    public func entities(for identifiers: [UUID]) async throws -> [HabitEntity] {
        try HabitArchive.shared.habits()
            .filter { identifiers.contains($0.id) }
            .map(HabitEntity.init)
    }

    public func suggestedEntities() async throws -> [HabitEntity] {
        try HabitArchive.shared.habits().map(HabitEntity.init)
    }

    public func defaultResult() async -> HabitEntity? {
        try? await suggestedEntities().first
    }
}

/// What the button in the widget does, without opening the app.
public struct RecordHabitIntent: AppIntent {
    public static let title: LocalizedStringResource = "Record a Habit"
    public static let description = IntentDescription("Counts one more time for today.")

    @Parameter(title: "Habit")
    public var habit: HabitEntity

    public init() {}

    public init(habit: Habit) {
        self.habit = HabitEntity(habit)
    }

    public func perform() async throws -> some IntentResult {
        try HabitArchive.shared.update(habit.id) { habit in
            habit.record(on: Day(.now))
        }
        WidgetCenter.shared.reloadAllTimelines()
        return .result()
    }
}

public struct ChooseHabitIntent: WidgetConfigurationIntent {
    public static let title: LocalizedStringResource = "Choose a Habit"

    @Parameter(title: "Habit")
    public var habit: HabitEntity?

    @Parameter(title: "Show Streak", default: true)
    public var showsStreak: Bool

    public init() {}
}
