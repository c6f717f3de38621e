import Combine
import Foundation

/// Measures how long somebody reads. The seconds come from a clock, and previews turn it themselves.
@MainActor
final class ReadingTimer: ObservableObject {
    enum Phase: Equatable {
        case idle
        case reading(since: Date)
        case paused
    }

    @Published private(set) var phase = Phase.idle {
        didSet {
            if phase != oldValue {
                phaseChanges += 1
            }
        }
    }
    @Published private(set) var seconds = 0
    @Published var goal = 25 * 60

    /// For the log only.
    private(set) var phaseChanges = 0
    private var clock: AnyCancellable?

    private let makeClock: () -> AnyPublisher<Date, Never>

    init(
        makeClock: @escaping () -> AnyPublisher<Date, Never> = {
            Timer.publish(every: 1, on: .main, in: .common)
                .autoconnect()
                .eraseToAnyPublisher()
        }
    ) {
        self.makeClock = makeClock
    }

    var progress: Double {
        goal > 0 ? min(Double(seconds) / Double(goal), 1) : 1
    }

    var isRunning: Bool {
        if case .reading = phase { return true }
        return false
    }

    func start(at date: Date = Date()) {
        phase = .reading(since: date)
        clock = makeClock().sink { [weak self] _ in
            self?.seconds += 1
        }
    }

    func pause() {
        phase = .paused
        clock = nil
    }

    func reset() {
        phase = .idle
        clock = nil
        seconds = 0
    }
}
