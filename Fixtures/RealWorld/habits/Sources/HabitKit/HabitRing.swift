import SwiftUI

/// A ring that fills; a canvas, because widgets draw many of them.
public struct HabitRing: View, Animatable {
    private let symbol: String
    private let tint: Color
    private var progress: Double

    public init(habit: Habit, day: Day) {
        symbol = habit.symbol
        tint = habit.tint.color
        progress = habit.progress(on: day)
    }

    public nonisolated var animatableData: Double {
        get { progress }
        set { progress = newValue }
    }

    public var body: some View {
        Canvas { context, size in
            let side = min(size.width, size.height)
            let width = side * 0.12
            let center = CGPoint(x: size.width / 2, y: size.height / 2)
            let radius = (side - width) / 2

            var track = Path()
            track.addArc(
                center: center, radius: radius,
                startAngle: .zero, endAngle: .degrees(360), clockwise: false)
            context.stroke(track, with: .color(tint.opacity(0.2)), lineWidth: width)

            var arc = Path()
            arc.addArc(
                center: center, radius: radius,
                startAngle: .degrees(-90), endAngle: .degrees(-90 + 360 * progress), clockwise: false)
            context.stroke(arc, with: .color(tint), style: StrokeStyle(lineWidth: width, lineCap: .round))

            if let image = context.resolveSymbol(id: SymbolTag.icon) {
                context.draw(image, at: center)
            }
        } symbols: {
            Image(systemName: symbol)
                .foregroundStyle(tint)
                .tag(SymbolTag.icon)
        }
        .accessibilityValue(Text(progress, format: .percent))
    }

    private enum SymbolTag: Hashable {
        case icon
    }
}

/// The last weeks as small squares.
public struct WeekGrid: View {
    private let habit: Habit
    private let today: Day
    private let weeks: Int

    public init(habit: Habit, today: Day, weeks: Int = 8) {
        self.habit = habit
        self.today = today
        self.weeks = weeks
    }

    public var body: some View {
        HStack(spacing: 3) {
            ForEach(0..<weeks, id: \.self) { week in
                VStack(spacing: 3) {
                    ForEach(0..<7) { weekday in
                        square(for: day(week: week, weekday: weekday))
                    }
                }
            }
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("The last \(weeks) weeks")
    }

    private func square(for day: Day) -> some View {
        RoundedRectangle(cornerRadius: 2)
            .fill(habit.tint.color.opacity(day > today ? 0 : 0.15 + 0.85 * habit.progress(on: day)))
            .aspectRatio(1, contentMode: .fit)
    }

    private func day(week: Int, weekday: Int) -> Day {
        today.advanced(by: -(weeks * 7 - 1) + week * 7 + weekday)
    }
}

#Preview {
    @Previewable @State var habit = Habit(name: "Stretch", symbol: "figure.flexibility", goal: 3)
    let today = Day(.now)

    VStack {
        HabitRing(habit: habit, day: today)
            .frame(width: 120, height: 120)
        WeekGrid(habit: habit, today: today)
        Button("Record") {
            withAnimation { habit.record(on: today) }
        }
    }
    .padding()
}
