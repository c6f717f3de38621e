import Observation
import SwiftUI
import UnidirectionalStore

/// What a tuner shows. The microphone has one, previews have another.
@MainActor
protocol PitchListening: AnyObject, Observable {
    var pitch: Double { get }
    var isListening: Bool { get }
    func start() async
    func stop()
}

@MainActor
@Observable
final class SimulatedPitch: PitchListening {
    private(set) var pitch = 440.0
    private(set) var isListening = false

    /// What happened lately, for the log. No view reads it.
    @ObservationIgnored private var samples: [Double] = []
    @ObservationIgnored private let step: Double

    init(step: Double = 0.5) {
        self.step = step
    }

    func start() async {
        isListening = true
        while !Task.isCancelled, isListening {
            try? await Task.sleep(for: .milliseconds(100))
            pitch += .random(in: -step...step)
            samples.append(pitch)
        }
        isListening = false
    }

    func stop() {
        isListening = false
    }
}

/// Presets live in the defaults. A counter stands for them, so that views hear of a change.
@MainActor
@Observable
final class TuningPresets {
    private var revision = 0

    @ObservationIgnored private let defaults: UserDefaults

    static let standardPitch = 440.0

    init(defaults: UserDefaults = .standard) {
        self.defaults = defaults
    }

    var reference: Double {
        get {
            _ = revision
            return defaults.object(forKey: "tuner.reference") as? Double ?? Self.standardPitch
        }
        set {
            defaults.set(newValue, forKey: "tuner.reference")
            revision += 1
        }
    }

    var theme = UserDefaults.standard.string(forKey: "tuner.theme") ?? "needle" {
        didSet { UserDefaults.standard.set(theme, forKey: "tuner.theme") }
    }

    func reset() {
        defaults.removeObject(forKey: "tuner.reference")
        revision += 1
    }
}

struct TunerView: View {
    let listener: any PitchListening

    @State private var presets = TuningPresets()
    @State private var history = History(capacity: 40)
    @State private var isMarked = false
    @State private var low = 432.0
    @State private var high = 446.0
    @State private var listening: Task<Void, Never>?

    /// A ring of numbers. It is a value, so changing it is a write of the state.
    private struct History: Equatable {
        private(set) var values: [Double] = []
        let capacity: Int

        init(capacity: Int) {
            self.capacity = capacity
        }

        mutating func push(_ value: Double) {
            values.append(value)
            if values.count > capacity {
                values.removeFirst()
            }
        }

        func smoothed(over window: Int) -> [Double] {
            var result: [Double] = []
            var sum = 0.0
            for (index, value) in values.enumerated() {
                sum += value
                if index >= window {
                    sum -= values[index - window]
                }
                result.append(sum / Double(min(index + 1, window)))
            }
            return result
        }
    }

    var body: some View {
        VStack {
            NeedleView(cents: cents, isMarked: isMarked)
            Sparkline(values: history.smoothed(over: 5), low: low, high: high)
                .frame(height: 60)
            Slider(value: $presets.reference, in: low...high)
            HStack {
                Button("Narrow", action: narrow)
                Button("Mark") { mark(&isMarked) }
                Button(listener.isListening ? "Stop" : "Listen", action: toggleListening)
                Button("Standard", action: presets.reset)
            }
            Picker("Theme", selection: $presets.theme) {
                ForEach(["needle", "strobe"], id: \.self) { theme in
                    Text(theme.capitalized)
                }
            }
        }
        .onChange(of: listener.pitch) { _, pitch in
            history.push(pitch)
        }
        .onDisappear {
            listening?.cancel()
        }
    }

    private var cents: Double {
        1_200 * log2(listener.pitch / presets.reference)
    }

    private func toggleListening() {
        if listener.isListening {
            listener.stop()
            listening = nil
        } else {
            listening = Task { await listener.start() }
        }
    }

    private func narrow() {
        (low, high) = (low + 1, high - 1)
        if low >= high {
            swap(&low, &high)
        }
    }

    private func mark(_ flag: inout Bool) {
        flag.toggle()
    }
}

private struct NeedleView: View {
    let cents: Double
    let isMarked: Bool

    var body: some View {
        Needle(fraction: min(max(cents / 50, -1), 1))
            .stroke(abs(cents) < 5 ? .green : .orange, lineWidth: isMarked ? 6 : 3)
            .frame(height: 120)
            .animation(.interactiveSpring, value: cents)
    }
}

private struct Needle: Shape {
    var fraction: Double

    var animatableData: Double {
        get { fraction }
        set { fraction = newValue }
    }

    func path(in rect: CGRect) -> Path {
        var path = Path()
        let foot = CGPoint(x: rect.midX, y: rect.maxY)
        let angle = fraction * .pi / 4
        path.move(to: foot)
        path.addLine(to: CGPoint(
            x: foot.x + sin(angle) * rect.height,
            y: foot.y - cos(angle) * rect.height
        ))
        return path
    }
}

private struct Sparkline: View, Equatable {
    let values: [Double]
    let low: Double
    let high: Double

    var body: some View {
        Canvas { context, size in
            guard values.count > 1, high > low else { return }
            var path = Path()
            for (index, value) in values.enumerated() {
                let point = CGPoint(
                    x: size.width * Double(index) / Double(values.count - 1),
                    y: size.height * (1 - (value - low) / (high - low))
                )
                if index == 0 {
                    path.move(to: point)
                } else {
                    path.addLine(to: point)
                }
            }
            context.stroke(path, with: .color(.accentColor), lineWidth: 2)
        }
    }
}

#Preview {
    @Previewable @State var listener = SimulatedPitch()

    TunerView(listener: listener)
}
