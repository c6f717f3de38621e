import Foundation
import SwiftUI

/// Something that is done every day, or meant to be.
public struct Habit: Identifiable, Hashable, Codable, Sendable {
    public let id: UUID
    public var name: String
    public var symbol: String
    public var tint: Tint
    public var goal: Int
    public var days: [Day: Int]

    public init(
        id: UUID = UUID(),
        name: String,
        symbol: String = "checkmark",
        tint: Tint = .blue,
        goal: Int = 1,
        days: [Day: Int] = [:]
    ) {
        self.id = id
        self.name = name
        self.symbol = symbol
        self.tint = tint
        self.goal = goal
        self.days = days
    }

    public enum Tint: String, Codable, CaseIterable, Identifiable, Sendable {
        case blue, green, orange, pink

        public var id: Self { self }

        public var color: Color {
            switch self {
            case .blue: .blue
            case .green: .green
            case .orange: .orange
            case .pink: .pink
            }
        }
    }

    public func count(on day: Day) -> Int {
        days[day] ?? 0
    }

    public func progress(on day: Day) -> Double {
        min(Double(count(on: day)) / Double(max(goal, 1)), 1)
    }

    public func isDone(on day: Day) -> Bool {
        count(on: day) >= goal
    }

    /// The days in a row up to this one on which the goal was met.
    public func streak(endingOn day: Day) -> Int {
        var streak = 0
        var current = isDone(on: day) ? day : day.previous
        while isDone(on: current) {
            streak += 1
            current = current.previous
        }
        return streak
    }

    public mutating func record(on day: Day) {
        let next = count(on: day) + 1
        days[day] = next > goal ? 0 : next
    }
}

/// A day in the calendar, counted from a fixed one.
public struct Day: Hashable, Codable, Comparable, Sendable {
    public let number: Int

    public init(number: Int) {
        self.number = number
    }

    public init(_ date: Date, calendar: Calendar = .current) {
        let start = calendar.startOfDay(for: date)
        number = calendar.dateComponents([.day], from: Self.reference, to: start).day ?? 0
    }

    private static var reference: Date {
        Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    }

    public var date: Date {
        Calendar.current.date(byAdding: .day, value: number, to: Self.reference) ?? Self.reference
    }

    public var previous: Day { Day(number: number - 1) }

    public func advanced(by days: Int) -> Day {
        Day(number: number + days)
    }

    public static func < (left: Day, right: Day) -> Bool {
        left.number < right.number
    }
}
