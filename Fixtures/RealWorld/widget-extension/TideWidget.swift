import SwiftUI
import WidgetKit

@main
struct TideWidgets: WidgetBundle {
  var body: some Widget {
    TideWidget()
  }
}

struct TideWidget: Widget {
  private let kind = "tide"

  var body: some WidgetConfiguration {
    StaticConfiguration(kind: kind, provider: TideProvider()) { entry in
      TideWidgetView(entry: entry)
        .containerBackground(for: .widget) { Color.cyan.opacity(0.2) }
    }
    .configurationDisplayName("Tide")
    .supportedFamilies([.systemSmall, .systemMedium, .accessoryRectangular])
  }
}

struct TideWidgetView: View {
  @Environment(\.widgetFamily) private var family
  let entry: TideEntry

  var body: some View {
    switch family {
    case .systemSmall: small
    case .accessoryRectangular: line
    default: medium
    }
  }

  private var small: some View {
    VStack(alignment: .leading) {
      Text(entry.place).font(.headline)
      if let highest = entry.highest {
        Text(TideFormat.text(for: highest))
      }
      Spacer()
      if entry.isStale { Image(systemName: "wifi.slash") }
    }
  }

  private var line: some View {
    let highest = entry.highest
    var text = entry.place
    if let highest { text += " " + TideFormat.text(for: highest) }
    return Text(text).widgetAccentable()
  }

  private var medium: some View {
    HStack {
      small
      TideChart(samples: entry.samples)
    }
  }
}

enum TideFormat {
  private static let hours: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateFormat = "HH:mm"
    return formatter
  }()

  static func text(for sample: TideEntry.Sample) -> String {
    var parts = DateComponents()
    parts.hour = sample.hour
    let date = Calendar.current.date(from: parts) ?? .now
    return hours.string(from: date) + " " + sample.metres.formatted(.number.precision(.fractionLength(1)))
  }
}
