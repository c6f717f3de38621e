import AppIntents
import HabitKit
import SwiftUI
import WidgetKit

@main
struct HabitWidgetBundle: WidgetBundle {
    var body: some Widget {
        HabitWidget()
        OverviewWidget()
        RecordControl()
    }
}

struct HabitWidget: Widget {
    static let kind = "HabitWidget"

    var body: some WidgetConfiguration {
        AppIntentConfiguration(kind: Self.kind, intent: ChooseHabitIntent.self, provider: HabitProvider()) { entry in
            HabitWidgetView(entry: entry)
                .containerBackground(.background, for: .widget)
        }
        .configurationDisplayName("Habit")
        .description("One habit and its streak.")
        .supportedFamilies([.systemSmall, .systemMedium, .accessoryCircular, .accessoryInline])
    }
}

struct HabitWidgetView: View {
    let entry: HabitEntry

    @Environment(\.widgetFamily) private var family
    @Environment(\.widgetRenderingMode) private var renderingMode
    @Environment(\.showsWidgetContainerBackground) private var showsBackground

    var body: some View {
        if let habit = entry.habit {
            content(for: habit)
                .widgetURL(URL(string: "habits://habit/\(habit.id)"))
        } else {
            Text("Add a habit in the app.")
                .font(.caption)
                .multilineTextAlignment(.center)
        }
    }

    @ViewBuilder
    private func content(for habit: Habit) -> some View {
        switch family {
        case .accessoryInline:
            Label("\(habit.name): \(habit.count(on: entry.day)) of \(habit.goal)", systemImage: habit.symbol)
        case .accessoryCircular:
            Gauge(value: habit.progress(on: entry.day)) {
                Image(systemName: habit.symbol)
            }
            .gaugeStyle(.accessoryCircularCapacity)
        case .systemMedium:
            HStack {
                ringButton(for: habit)
                WeekGrid(habit: habit, today: entry.day, weeks: 12)
                    .widgetAccentable(renderingMode == .accented)
            }
        default:
            VStack {
                ringButton(for: habit)
                footer(for: habit)
            }
            .padding(showsBackground ? 0 : 8)
        }
    }

    private func ringButton(for habit: Habit) -> some View {
        Button(intent: RecordHabitIntent(habit: habit)) {
            HabitRing(habit: habit, day: entry.day)
        }
        .buttonStyle(.plain)
        .accessibilityLabel("Record \(habit.name)")
    }

    private func footer(for habit: Habit) -> some View {
        HStack {
            Text(habit.name)
                .lineLimit(1)
            if entry.showsStreak {
                Spacer()
                Label("\(habit.streak(endingOn: entry.day))", systemImage: "flame")
                    .contentTransition(.numericText())
            }
        }
        .font(.caption)
    }
}

struct OverviewWidget: Widget {
    var body: some WidgetConfiguration {
        StaticConfiguration(kind: "OverviewWidget", provider: OverviewProvider()) { entry in
            OverviewWidgetView(entry: entry)
                .containerBackground(for: .widget) {
                    Color(.secondarySystemBackground)
                }
        }
        .configurationDisplayName("All Habits")
        .supportedFamilies([.systemMedium, .systemLarge])
    }
}

private struct OverviewWidgetView: View {
    let entry: OverviewProvider.Entry

    @Environment(\.widgetFamily) private var family

    private var columns: [GridItem] {
        [GridItem(.adaptive(minimum: 64), spacing: 12)]
    }

    var body: some View {
        let day = Day(entry.date)
        let limit = family == .systemLarge ? 12 : 4

        LazyVGrid(columns: columns) {
            ForEach(entry.habits.prefix(limit)) { habit in
                Toggle(isOn: habit.isDone(on: day), intent: RecordHabitIntent(habit: habit)) {
                    Text(habit.name)
                        .font(.caption2)
                        .lineLimit(1)
                }
                .toggleStyle(RingToggleStyle(habit: habit, day: day))
            }
        }
        .invalidatableContent()
    }
}

private struct RingToggleStyle: ToggleStyle {
    let habit: Habit
    let day: Day

    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 4) {
            HabitRing(habit: habit, day: day)
                .frame(width: 44, height: 44)
                .opacity(configuration.isOn ? 0.6 : 1)
            configuration.label
        }
    }
}

struct RecordControl: ControlWidget {
    var body: some ControlWidgetConfiguration {
        AppIntentControlConfiguration(
            kind: "RecordControl",
            provider: RecordControlProvider()
        ) { habit in
            ControlWidgetButton(action: RecordHabitIntent(habit: habit)) {
                Label(habit.name, systemImage: habit.symbol)
            }
        }
        .displayName("Record a Habit")
    }
}

private struct RecordControlProvider: AppIntentControlValueProvider {
    func previewValue(configuration: ControlHabitIntent) -> Habit {
        Habit(name: "Stretch", symbol: "figure.flexibility")
    }

    func currentValue(configuration: ControlHabitIntent) async throws -> Habit {
        let habits = try HabitArchive.shared.habits()
        return habits.first { $0.id == configuration.habit?.id }
            ?? previewValue(configuration: configuration)
    }
}

struct ControlHabitIntent: ControlConfigurationIntent {
    static let title: LocalizedStringResource = "Choose a Habit"

    @Parameter(title: "Habit")
    var habit: HabitEntity?
}

#Preview("Small", as: .systemSmall) {
    HabitWidget()
} timeline: {
    HabitEntry(date: .now, habit: Habit(name: "Read", symbol: "book", goal: 2), showsStreak: true)
    HabitEntry(date: .now, habit: nil, showsStreak: false)
}
