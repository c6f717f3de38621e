import ActivityKit
import HabitKit
import SwiftUI

/// A session that the lock screen shows while it runs.
struct FocusAttributes: ActivityAttributes {
    struct ContentState: Codable, Hashable {
        var end: Date
        var isPaused: Bool
    }

    let name: String
    let symbol: String
}

@MainActor
@Observable
class Session {
    private(set) var end: Date?
    fileprivate(set) var isPaused = false

    var isRunning: Bool { end != nil && !isPaused }

    func begin(minutes: Int, now: Date = .now) {
        end = now.addingTimeInterval(Double(minutes) * 60)
        isPaused = false
    }

    func stop() {
        end = nil
    }
}

/// Adds what it does, and nothing that it stores.
final class FocusSession: Session {
    var title: LocalizedStringKey {
        isRunning ? "Stay with it" : "Ready"
    }

    func pause() {
        isPaused.toggle()
    }
}

/// Takes the session to the lock screen.
@MainActor
final class ActivityCoordinator {
    private var activity: Activity<FocusAttributes>?

    nonisolated init() {}

    func start(_ habit: Habit, until end: Date) {
        let attributes = FocusAttributes(name: habit.name, symbol: habit.symbol)
        let state = FocusAttributes.ContentState(end: end, isPaused: false)
        activity = try? Activity.request(
            attributes: attributes,
            content: ActivityContent(state: state, staleDate: end)
        )
    }

    func end() async {
        await activity?.end(nil, dismissalPolicy: .immediate)
        activity = nil
    }
}

struct FocusView: View {
    let habit: Habit

    @State private var session = FocusSession()
    @State private var activities = ActivityCoordinator()
    @State private var minutes = 25
    @State private var log = ActivityLog()
    @Environment(\.scenePhase) private var scenePhase

    var body: some View {
        VStack(spacing: 32) {
            Text(session.title)
                .font(.title)
                .contentTransition(.opacity)
            countdown
            Stepper("\(minutes) minutes", value: $minutes, in: 5...90, step: 5)
                .disabled(session.isRunning)
            startButton
        }
        .padding()
        .onChange(of: scenePhase) { oldPhase, newPhase in
            if oldPhase == .background, newPhase == .active, let end = session.end, end < .now {
                session.stop()
            }
        }
        .task(id: session.end) {
            guard let end = session.end else {
                await activities.end()
                return
            }
            activities.start(habit, until: end)
        }
    }

    @ViewBuilder
    private var countdown: some View {
        if let end = session.end {
            Text(timerInterval: Date.now...max(end, .now), pauseTime: session.isPaused ? .now : nil)
                .font(.system(.largeTitle, design: .rounded))
                .monospacedDigit()
                .transition(.blurReplace)
        } else {
            Text(Duration.seconds(minutes * 60), format: .time(pattern: .minuteSecond))
                .font(.system(.largeTitle, design: .rounded))
                .foregroundStyle(.secondary)
        }
    }

    private var startButton: some View {
        Button {
            withAnimation {
                if session.end == nil {
                    session.begin(minutes: minutes)
                } else {
                    session.stop()
                }
            } completion: {
                log.noteActivity()
            }
        } label: {
            Label(session.end == nil ? "Begin" : "Stop", systemImage: session.end == nil ? "play" : "stop")
        }
        .buttonStyle(HoldButtonStyle(tint: habit.tint.color))
    }
}

/// Remembers what was done last. It belongs to the view, but nothing of it is shown.
final class ActivityLog {
    private(set) var lastActivity: Date?

    func noteActivity(at date: Date = .now) {
        lastActivity = date
    }
}

struct HoldButtonStyle: PrimitiveButtonStyle {
    let tint: Color

    func makeBody(configuration: Configuration) -> some View {
        HoldButton(configuration: configuration, tint: tint)
    }

    private struct HoldButton: View {
        let configuration: Configuration
        let tint: Color

        @GestureState private var isHeld = false

        var body: some View {
            configuration.label
                .padding()
                .background(tint.opacity(isHeld ? 0.6 : 1), in: .capsule)
                .keyframeAnimator(initialValue: 1.0, trigger: isHeld) { content, scale in
                    content.scaleEffect(scale)
                } keyframes: { _ in
                    SpringKeyframe(0.92, duration: 0.2)
                    SpringKeyframe(1, duration: 0.2)
                }
                .gesture(
                    LongPressGesture(minimumDuration: 0.3)
                        .updating($isHeld) { value, state, _ in state = value }
                        .onEnded { _ in configuration.trigger() }
                )
        }
    }
}

#Preview {
    FocusView(habit: Habit(name: "Read", symbol: "book"))
}
