import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Says on standard error how far a long run is: one line that is drawn again and again, and wiped
/// before anything else is written. A thread of its own draws it; the work itself does nothing for it.
final class Progress: @unchecked Sendable {
  /// Work that can say how far it is.
  protocol Work: AnyObject, Sendable {
    /// How much is taken, and of how much.
    var state: (done: Int, all: Int) { get }
  }

  /// What a run is busy with.
  struct Phase {
    /// `reading`
    var verb: String
    /// Whether its work is one file after the other, so that there is something to count.
    var countsFiles = true
  }

  private let terminal: Terminal
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  private let signal: UnsafeMutablePointer<pthread_cond_t>
  // Read and written under `lock`.
  private var phase = Phase(verb: "looking for files", countsFiles: false)
  private var work: (any Work)?
  private var isOver = false
  private var isDrawn = false

  private var thread: pthread_t?

  /// What takes less time than this needs no word.
  private static let patience = 1.0
  private static let pause = 0.1
  private static let wipe = "\r\u{1B}[K"

  /// Begins to wait; nil where nobody would see it.
  static func begin(isQuiet: Bool) -> Progress? {
    if isQuiet { return nil }
    let terminal = Terminal.errors
    guard terminal.isClever else { return nil }
    let progress = Progress(terminal)
    progress.start()
    return progress
  }

  private init(_ terminal: Terminal) {
    self.terminal = terminal
    lock = .allocate(capacity: 1)
    signal = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
    pthread_cond_init(signal, nil)
  }

  deinit {
    pthread_cond_destroy(signal)
    pthread_mutex_destroy(lock)
    signal.deallocate()
    lock.deallocate()
  }

  /// Says what comes next.
  func enter(_ phase: Phase) { locked { self.phase = phase } }

  /// Looks at some work from now on, or at none.
  func watch(_ work: (any Work)?) { locked { self.work = work } }

  /// Wipes the line and says no more. What is written afterwards begins on a clean line.
  func end() {
    guard let thread else { return }
    locked {
      isOver = true
      pthread_cond_signal(signal)
    }
    pthread_join(thread, nil)
    self.thread = nil
  }

  private func locked(_ body: () -> Void) {
    pthread_mutex_lock(lock)
    body()
    pthread_mutex_unlock(lock)
  }

  // MARK: The thread

  private func start() {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let own = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, nil,
      { argument in
        Progress.run(argument)
        return nil
      }, own.toOpaque())
    if code == 0 { self.thread = thread } else { own.release() }
  }

  /// The first call of the thread. The pointer is optional on some systems only.
  private static func run(_ argument: UnsafeMutableRawPointer?) {
    guard let argument else { return }
    Unmanaged<Progress>.fromOpaque(argument).takeRetainedValue().draw()
  }

  private func draw() {
    var time = Self.patience
    pthread_mutex_lock(lock)
    while !isOver {
      wait(time)
      time = Self.pause
      if isOver { break }
      let state = work?.state
      let line = Self.line(phase, state?.done, of: state?.all, width: terminal.width ?? 80)
      Self.send(Self.wipe + line)
      isDrawn = true
    }
    if isDrawn { Self.send(Self.wipe) }
    pthread_mutex_unlock(lock)
  }

  /// Waits for the end of the run, but not longer than some seconds.
  private func wait(_ seconds: Double) {
    var end = timespec()
    clock_gettime(CLOCK_REALTIME, &end)
    end.tv_nsec += Int(seconds * 1e9) % 1_000_000_000
    end.tv_sec += Int(seconds) + end.tv_nsec / 1_000_000_000
    end.tv_nsec %= 1_000_000_000
    while !isOver, pthread_cond_timedwait(signal, lock, &end) == 0 {}
  }

  private static func send(_ text: String) {
    _ = Console.send(Array(text.utf8), to: STDERR_FILENO)
  }

  /// `linting 1200 of 35000 files`, in at most as many cells as a line has.
  static func line(_ phase: Phase, _ done: Int?, of all: Int?, width: Int) -> String {
    var line = "stlint: \(phase.verb)"
    if phase.countsFiles, let done, let all { line += " \(done) of \(all) files" }
    return String(line.prefix(max(0, width - 1)))
  }
}
