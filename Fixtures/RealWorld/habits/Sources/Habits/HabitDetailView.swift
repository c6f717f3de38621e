import HabitKit
import SwiftUI

/// Looks its habit up by id, so that it shows what the widget has changed.
struct HabitDetailView: View {
    let id: Habit.ID

    @Environment(HabitStore.self) private var store
    @Environment(\.dismiss) private var dismiss
    @State private var weeks = 12.0
    @State private var headerHeight = 0.0

    var body: some View {
        ScrollView {
            if let habit {
                VStack(spacing: 24) {
                    header(for: habit)
                    WeekGrid(habit: habit, today: store.today, weeks: Int(weeks))
                    Slider(value: $weeks, in: 4...26, step: 1) {
                        Text("Weeks")
                    }
                    NavigationLink("History") {
                        HistoryView(habit: habit)
                    }
                    NavigationLink("Focus") {
                        FocusView(habit: habit)
                    }
                }
                .padding()
            }
        }
        .background(alignment: .top) {
            habit?.tint.color.opacity(0.15)
                .frame(height: headerHeight)
                .ignoresSafeArea()
        }
        .navigationTitle(habit?.name ?? "")
        .onChange(of: habit == nil) { _, isGone in
            if isGone {
                dismiss()
            }
        }
    }

    private var habit: Habit? {
        store.habits.first { $0.id == id }
    }

    private func header(for habit: Habit) -> some View {
        VStack {
            HabitRing(habit: habit, day: store.today)
                .frame(width: 160, height: 160)
            Text("\(habit.streak(endingOn: store.today)) days in a row")
        }
        .onGeometryChange(for: Double.self) { proxy in
            proxy.size.height
        } action: { height in
            headerHeight = height
        }
    }
}

private struct HistoryView: View {
    let habit: Habit

    @State private var scrolledDay: Day?

    var body: some View {
        ScrollView {
            LazyVStack {
                ForEach(habit.days.keys.sorted(by: >), id: \.self) { day in
                    HStack {
                        Text(day.date, format: .dateTime.weekday().day().month())
                        Spacer()
                        ProgressView(value: habit.progress(on: day))
                            .frame(width: 120)
                    }
                    .padding(.horizontal)
                }
            }
            .scrollTargetLayout()
        }
        .scrollPosition(id: $scrolledDay)
        .navigationTitle("History")
        .toolbar {
            Button("Newest") {
                withAnimation { scrolledDay = habit.days.keys.max() }
            }
        }
    }
}
