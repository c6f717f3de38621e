import Charts
import SwiftUI
import UnidirectionalStore

/// What has been practiced, week by week.
struct StatisticsView: View {
    let log: Scope<[LogEntry], NotebookFeature.Action>

    @State private var week: Date?
    @State private var summary: Summary?
    @Environment(\.calendar) private var calendar

    var body: some View {
        let bars = Self.bars(of: log.state, calendar: calendar)

        Chart(bars) { bar in
            BarMark(x: .value("Week", bar.start, unit: .weekOfYear), y: .value("Minutes", bar.minutes))
                .opacity(week == nil || week == bar.start ? 1 : 0.4)
        }
        .chartOverlay { proxy in
            GeometryReader { geometry in
                Rectangle()
                    .fill(.clear)
                    .contentShape(.rect)
                    .gesture(
                        DragGesture(minimumDistance: 0)
                            .onChanged { value in
                                guard let plot = proxy.plotFrame else { return }
                                let x = value.location.x - geometry[plot].origin.x
                                week = proxy.value(atX: x, as: Date.self).map(startOfWeek)
                            }
                            .onEnded { _ in
                                week = nil
                            }
                    )
                    .onContinuousHover { phase in
                        switch phase {
                        case .active(let location):
                            week = proxy.value(atX: location.x, as: Date.self).map(startOfWeek)
                        case .ended:
                            week = nil
                        }
                    }
            }
        }
        .overlay(alignment: .top) {
            if let week, let bar = bars.first(where: { $0.start == week }) {
                Text("\(bar.minutes) minutes")
                    .padding(6)
                    .background(.regularMaterial, in: .capsule)
            }
        }
        .task(id: log.state.count) {
            summary = await Summary(of: log.state)
        }
        .safeAreaInset(edge: .bottom) {
            SummaryBar(summary: summary)
        }
    }

    private func startOfWeek(_ date: Date) -> Date {
        calendar.dateInterval(of: .weekOfYear, for: date)?.start ?? date
    }

    private struct Bar: Identifiable {
        let start: Date
        var minutes: Int

        var id: Date { start }
    }

    private static func bars(of log: [LogEntry], calendar: Calendar) -> [Bar] {
        let weeks = Dictionary(grouping: log) { entry in
            calendar.dateInterval(of: .weekOfYear, for: entry.date)?.start ?? entry.date
        }
        var bars = weeks.map { start, entries in
            Bar(start: start, minutes: entries.reduce(0) { $0 + $1.seconds } / 60)
        }
        bars.sort { $0.start < $1.start }
        return bars
    }

    struct Summary: Equatable, Sendable {
        var total = 0
        var longest = 0

        init() {}

        /// Goes through the whole log, away from the main actor.
        nonisolated init(of log: [LogEntry]) async {
            for entry in log {
                total += entry.seconds
                longest = max(longest, entry.seconds)
            }
        }
    }
}

private struct SummaryBar: View {
    let summary: StatisticsView.Summary?

    var body: some View {
        HStack {
            value("Total", summary?.total)
            Divider()
            value("Longest", summary?.longest)
        }
        .frame(height: 44)
        .redacted(reason: summary == nil ? .placeholder : [])
    }

    private func value(_ label: LocalizedStringKey, _ seconds: Int?) -> some View {
        LabeledContent(label) {
            Text(Duration.seconds(seconds ?? 0), format: .time(pattern: .hourMinute))
        }
    }
}
