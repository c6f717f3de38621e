import HabitKit
import SwiftUI

struct HabitsView: View {
    @Environment(HabitStore.self) private var store

    @State private var path: [Habit.ID] = []
    @State private var sheet: HabitSheet?
    @State private var celebrated: Habit?
    @AppStorage("habits.layout") private var layout = Layout.grid
    @Namespace private var transition

    enum Layout: String {
        case grid, list
    }

    var body: some View {
        NavigationStack(path: $path) {
            content
                .navigationTitle("Today")
                .navigationSubtitleCompat(store.openCount == 0 ? "All done" : "\(store.openCount) to go")
                .navigationDestination(for: Habit.ID.self) { id in
                    HabitDetailView(id: id)
                        .navigationTransition(.zoom(sourceID: id, in: transition))
                }
                .toolbar {
                    ToolbarItem(placement: .topBarLeading) {
                        Button("Layout", systemImage: layout == .grid ? "list.bullet" : "square.grid.2x2") {
                            withAnimation { layout = layout == .grid ? .list : .grid }
                        }
                    }
                    ToolbarItem(placement: .primaryAction) {
                        Button("Add", systemImage: "plus") { sheet = .new }
                    }
                }
        }
        .sheet(item: $sheet) { sheet in
            switch sheet {
            case .new:
                HabitForm { habit in
                    store.add(habit)
                }
            case .edit(let habit):
                HabitForm(editing: habit) { habit in
                    store.update(habit)
                }
            }
        }
        .alert("Not saved", isPresented: hasError, presenting: store.errorMessage) { _ in
            Button("OK") {}
        } message: { message in
            Text(message)
        }
        .overlay(alignment: .top) {
            if let celebrated {
                Celebration(habit: celebrated)
                    .transition(.move(edge: .top).combined(with: .opacity))
            }
        }
        .animation(.bouncy, value: celebrated)
        .task(id: celebrated) {
            guard celebrated != nil else { return }
            guard (try? await Task.sleep(for: .seconds(2))) != nil else { return }
            celebrated = nil
        }
        .onOpenURL { url in
            guard url.host() == "habit", let id = UUID(uuidString: url.lastPathComponent) else { return }
            path = [id]
        }
        .onReceive(NotificationCenter.default.publisher(for: .NSCalendarDayChanged).receive(on: RunLoop.main)) { _ in
            store.reload()
        }
    }

    private var hasError: Binding<Bool> {
        Binding {
            store.errorMessage != nil
        } set: { isPresented in
            if !isPresented {
                store.dismissError()
            }
        }
    }

    @ViewBuilder
    private var content: some View {
        if store.habits.isEmpty {
            ContentUnavailableView("No Habits", systemImage: "circle.dashed")
        } else {
            switch layout {
            case .grid:
                ScrollView {
                    LazyVGrid(columns: [GridItem(.adaptive(minimum: 120))], spacing: 16) {
                        ForEach(store.habits) { habit in
                            card(for: habit)
                        }
                    }
                    .padding()
                }
            case .list:
                List {
                    ForEach(store.habits) { habit in
                        card(for: habit)
                    }
                    .onDelete { offsets in
                        let doomed = offsets.map { store.habits[$0].id }
                        doomed.forEach(store.remove)
                    }
                }
            }
        }
    }

    private func card(for habit: Habit) -> some View {
        HabitCard(habit: habit, today: store.today) {
            record(habit)
        }
        .matchedTransitionSource(id: habit.id, in: transition)
        .contextMenu {
            Button("Open") { path.append(habit.id) }
            Button("Edit") { sheet = .edit(habit) }
            Button("Delete", role: .destructive) { store.remove(habit.id) }
        }
    }

    private func record(_ habit: Habit) {
        withAnimation {
            store.record(habit.id)
        }
        let updated = store.habits.first { $0.id == habit.id }
        if let updated, updated.isDone(on: store.today) {
            celebrated = updated
        }
    }
}

/// The sheets of the main screen. Each thing that can be edited is another sheet.
private enum HabitSheet: Identifiable {
    case new
    case edit(Habit)

    var id: UUID? {
        switch self {
        case .new: nil
        case .edit(let habit): habit.id
        }
    }
}

private struct HabitCard: View {
    let habit: Habit
    let today: Day
    let onRecord: () -> Void

    @ScaledMetric private var ringSize = 72.0

    var body: some View {
        VStack {
            LongPressButton(action: onRecord) {
                HabitRing(habit: habit, day: today)
                    .frame(width: ringSize, height: ringSize)
            }
            Text(habit.name)
                .font(.headline)
        }
        .frame(maxWidth: .infinity)
    }
}

/// Acts when it has been held for a moment, and shows that it is being held.
struct LongPressButton<Label: View>: View {
    private let action: () -> Void
    private let label: Label

    @GestureState private var isHeld = false
    @State private var actionCount = 0

    init(action: @escaping () -> Void, @ViewBuilder label: () -> Label) {
        self.action = action
        self.label = label()
    }

    var body: some View {
        label
            .scaleEffect(isHeld ? 0.9 : 1)
            .animation(.snappy, value: isHeld)
            .gesture(
                LongPressGesture(minimumDuration: 0.4)
                    .updating($isHeld) { current, isHeld, _ in
                        isHeld = current
                    }
                    .onEnded { _ in
                        actionCount += 1
                        action()
                    }
            )
            .sensoryFeedback(.success, trigger: actionCount)
            .accessibilityAddTraits(.isButton)
            .accessibilityAction(.default, action)
    }
}

private struct Celebration: View {
    let habit: Habit

    @State private var start = Date.now

    var body: some View {
        TimelineView(.animation) { timeline in
            let elapsed = timeline.date.timeIntervalSince(start)

            Label("\(habit.name) is done!", systemImage: habit.symbol)
                .padding()
                .background(habit.tint.color.gradient, in: .capsule)
                .rotationEffect(.degrees(sin(elapsed * 8) * 3))
        }
    }
}

extension View {
    /// A subtitle, where the system has one.
    @ViewBuilder
    func navigationSubtitleCompat(_ subtitle: String) -> some View {
        if #available(iOS 26, *) {
            navigationSubtitle(subtitle)
        } else {
            self
        }
    }
}

#Preview("Filled") {
    let store = HabitStore()
    store.add(Habit(name: "Read", symbol: "book", tint: .orange, goal: 2))
    store.add(Habit(name: "Stretch", symbol: "figure.flexibility", tint: .pink))
    return HabitsView()
        .environment(store)
}
