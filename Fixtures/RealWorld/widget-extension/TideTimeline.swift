import Foundation
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
  let place: String
  var samples: [Sample] = []
  var isStale = false

  struct Sample: Hashable {
    var hour: Int
    var metres: Double
  }

  static let placeholder: TideEntry = {
    var entry = TideEntry(date: .now, place: "Brest")
    for hour in 0..<24 {
      entry.samples.append(Sample(hour: hour, metres: 3 + 2 * sin(Double(hour) / 2)))
    }
    return entry
  }()

  var highest: Sample? { samples.max { $0.metres < $1.metres } }
}

/// Asks the tide service and falls back to the last answer.
struct TideProvider: TimelineProvider {
  private let service: TideService
  private let cache: TideCache

  init(service: TideService = TideService(), cache: TideCache = .shared) {
    self.service = service
    self.cache = cache
  }

  func placeholder(in context: Context) -> TideEntry { .placeholder }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    guard !context.isPreview else {
      completion(.placeholder)
      return
    }
    Task {
      var entry = await cache.last ?? .placeholder
      entry.isStale = true
      completion(entry)
    }
  }

  func getTimeline(in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void) {
    Task {
      var entries: [TideEntry] = []
      do {
        let day = try await service.day(at: "Brest")
        for hour in stride(from: 0, to: 24, by: 3) {
          var entry = day
          entry.samples.removeAll { $0.hour < hour }
          entries.append(entry)
        }
        await cache.keep(day)
      } catch {
        var stale = await cache.last ?? .placeholder
        stale.isStale = true
        entries = [stale]
      }
      completion(Timeline(entries: entries, policy: .after(.now.addingTimeInterval(3600))))
    }
  }
}

struct TideService: Sendable {
  func day(at place: String) async throws -> TideEntry {
    try await Task.sleep(for: .milliseconds(200))
    var entry = TideEntry.placeholder
    entry.isStale = place.isEmpty
    return entry
  }
}

actor TideCache {
  static let shared = TideCache()

  private(set) var last: TideEntry?
  private var writes = 0

  func keep(_ entry: TideEntry) {
    last = entry
    writes += 1
  }
}
