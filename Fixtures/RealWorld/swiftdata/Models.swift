import Foundation
import SwiftData

@Model
final class Trip {
    var name: String
    var start: Date
    var end: Date
    var isArchived = false

    @Relationship(deleteRule: .cascade, inverse: \Stop.trip)
    var stops: [Stop] = []

    init(name: String, start: Date, end: Date) {
        self.name = name
        self.start = start
        self.end = end
    }

    /// Whole days, both ends included.
    var days: Int {
        let calendar = Calendar.current
        let count = calendar.dateComponents([.day], from: start, to: end).day ?? 0
        return count + 1
    }

    var sortedStops: [Stop] {
        stops.sorted { $0.position < $1.position }
    }

    func add(_ place: String) {
        let stop = Stop(place: place, position: stops.count)
        stops.append(stop)
    }

    func renumber() {
        for (position, stop) in sortedStops.enumerated() {
            stop.position = position
        }
    }
}

@Model
final class Stop {
    var place: String
    var position: Int
    var notes = ""
    var trip: Trip?

    init(place: String, position: Int) {
        self.place = place
        self.position = position
    }
}

struct Budget: Hashable, Codable {
    private(set) var entries: [String: Double] = [:]

    var total: Double { entries.values.reduce(0, +) }

    mutating func spend(_ amount: Double, on what: String) {
        entries[what, default: 0] += amount
    }

    mutating func undo(_ what: String) {
        entries.removeValue(forKey: what)
    }

    func spending(_ amount: Double, on what: String) -> Budget {
        var copy = self
        copy.spend(amount, on: what)
        return copy
    }
}
