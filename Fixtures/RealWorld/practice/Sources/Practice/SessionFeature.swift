import SwiftUI
import UnidirectionalStore

/// A metronome and a clock, for the time of one exercise.
struct SessionFeature: Reducer {
    static let tickID = "session.tick"

    let world: PracticeWorld

    struct State: Equatable, Identifiable {
        let exercise: Exercise
        var tempo: Int
        var elapsed = 0
        var isRunning = false
        var startedAt: Date?

        init(exercise: Exercise) {
            self.exercise = exercise
            tempo = exercise.tempo
        }

        var id: Exercise.ID { exercise.id }
        var remaining: Int { max(exercise.minutes * 60 - elapsed, 0) }

        var progress: Double {
            guard exercise.minutes > 0 else { return 1 }
            return min(Double(elapsed) / Double(exercise.minutes * 60), 1)
        }
    }

    enum Action: Sendable {
        case startTapped
        case pauseTapped
        case ticked
        case tempoNudged(Int)
        case doneTapped
        case finished(seconds: Int)
    }

    func reduce(_ state: inout State, _ action: Action) -> Effect<Action> {
        switch action {
        case .startTapped:
            state.isRunning = true
            state.startedAt = world.now()
            let sleep = world.sleep
            return .run(id: Self.tickID) { send in
                while !Task.isCancelled {
                    guard (try? await sleep(.seconds(1))) != nil else { return }
                    await send(.ticked)
                }
            }

        case .pauseTapped:
            state.isRunning = false
            state.startedAt = nil
            return .cancel(id: Self.tickID)

        case .ticked:
            state.elapsed += 1
            guard state.remaining == 0 else { return .none }
            return finish(state)

        case .tempoNudged(let change):
            let tempo = state.tempo + change
            state.tempo = min(max(tempo, Exercise.tempos.lowerBound), Exercise.tempos.upperBound)
            return .none

        case .doneTapped:
            return finish(state)

        case .finished:
            // The parent writes it down.
            return .none
        }
    }

    private func finish(_ state: State) -> Effect<Action> {
        let seconds = state.elapsed
        return .run { send in
            await send(.finished(seconds: seconds))
        }
    }
}

struct SessionView: View {
    let state: SessionFeature.State
    let send: (SessionFeature.Action) -> Void

    @Environment(\.accessibilityReduceMotion) private var reduceMotion
    @ScaledMetric(relativeTo: .largeTitle) private var pendulumHeight = 220.0

    var body: some View {
        VStack(spacing: 24) {
            Text(state.exercise.title)
                .font(.title2)
            Pendulum(tempo: state.tempo, startedAt: reduceMotion ? nil : state.startedAt)
                .frame(height: pendulumHeight)
            ProgressRing(progress: state.progress) {
                Text(Duration.seconds(state.remaining), format: .time(pattern: .minuteSecond))
                    .font(.title.monospacedDigit())
            }
            .frame(width: 160, height: 160)
            ControlGroup {
                Button("Slower", systemImage: "minus") { send(.tempoNudged(-2)) }
                Button("Faster", systemImage: "plus") { send(.tempoNudged(2)) }
            }
            Button(state.isRunning ? "Pause" : "Start") {
                send(state.isRunning ? .pauseTapped : .startTapped)
            }
            .buttonStyle(.borderedProminent)
            Button("Done") { send(.doneTapped) }
        }
        .padding()
        .interactiveDismissDisabled(state.isRunning)
        .sensoryFeedback(.increase, trigger: state.tempo)
    }
}

/// Swings with the beat. The timeline moves it, and no state.
private struct Pendulum: View {
    let tempo: Int
    let startedAt: Date?

    var body: some View {
        TimelineView(.animation(minimumInterval: nil, paused: startedAt == nil)) { timeline in
            let angle = angle(at: timeline.date)

            Canvas { context, size in
                let pivot = CGPoint(x: size.width / 2, y: size.height)
                let length = size.height * 0.9
                let tip = CGPoint(
                    x: pivot.x + CGFloat(sin(angle)) * length,
                    y: pivot.y - CGFloat(cos(angle)) * length
                )
                var arm = Path()
                arm.move(to: pivot)
                arm.addLine(to: tip)
                context.stroke(arm, with: .foreground, lineWidth: 3)

                let weight = CGRect(x: tip.x - 10, y: tip.y - 10, width: 20, height: 20)
                context.fill(Path(ellipseIn: weight), with: .color(.accentColor))
            }
        }
        .accessibilityLabel("\(tempo) beats per minute")
    }

    private func angle(at date: Date) -> Double {
        guard let startedAt else { return 0 }
        let beats = date.timeIntervalSince(startedAt) * Double(tempo) / 60
        return sin(beats * .pi) * 0.6
    }
}

struct ProgressRing<Label: View>: View {
    private let progress: Double
    private let label: Label

    init(progress: Double, @ViewBuilder label: () -> Label) {
        self.progress = progress
        self.label = label()
    }

    var body: some View {
        Circle()
            .stroke(.quaternary, lineWidth: 10)
            .overlay {
                Circle()
                    .trim(from: 0, to: progress)
                    .stroke(.tint, style: StrokeStyle(lineWidth: 10, lineCap: .round))
                    .rotationEffect(.degrees(-90))
                    .animation(.linear(duration: 1), value: progress)
            }
            .overlay { label }
    }
}

#Preview("Ring") {
    @Previewable @State var progress = 0.3

    VStack {
        ProgressRing(progress: progress) {
            Text(progress, format: .percent)
        }
        Slider(value: $progress)
    }
    .padding()
}
