import SwiftUI
import WidgetKit

struct TideEntry: TimelineEntry {
  let date: Date
}

struct TideProvider: TimelineProvider {
  // expect: dynamic-property-outside-view warning
  @Environment(\.locale) private var locale

  func placeholder(in context: Context) -> TideEntry { TideEntry(date: .now) }

  func getSnapshot(in context: Context, completion: @escaping (TideEntry) -> Void) {
    completion(placeholder(in: context))
  }

  func getTimeline(
    in context: Context, completion: @escaping (Timeline<TideEntry>) -> Void
  ) {
    print(locale.identifier)
    completion(Timeline(entries: [placeholder(in: context)], policy: .atEnd))
  }
}
