import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

extension Workers {
  /// Threads of this process, so many at once. `progress` looks at what they do.
  static func threads(_ jobs: Int, watchedBy progress: Progress? = nil) -> Workers {
    Workers { count, work in
      let jobs = min(jobs, count, 256)
      if jobs <= 1 && progress == nil {
        for number in 0..<count { work(number) }
      } else {
        let queue = WorkQueue(count: count, jobs: jobs, perform: work)
        progress?.watch(queue)
        queue.run()
        progress?.watch(nil)
      }
    }
  }
}

/// The number of cores this process may use.
var coreCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }

/// Hands out the numbers below `count` to threads, a few at a time, until all are done.
///
/// Threads of our own rather than tasks or dispatch: nested code needs a deep stack, and theirs
/// is half a megabyte on macOS.
private final class WorkQueue: @unchecked Sendable, Progress.Work {
  private let count: Int
  private let jobs: Int
  private let step: Int
  private let perform: @Sendable (Int) -> Void
  private let lock: UnsafeMutablePointer<pthread_mutex_t>
  /// The first number nobody has taken; read and written under `lock`.
  private var next = 0

  private static let stackSize = 16 << 20

  init(count: Int, jobs: Int, perform: @escaping @Sendable (Int) -> Void) {
    self.count = count
    self.jobs = jobs
    self.perform = perform
    // Small steps, so that a thread with the large files does not keep the others waiting.
    step = max(1, min(8, count / (max(1, jobs) * 8)))
    lock = .allocate(capacity: 1)
    pthread_mutex_init(lock, nil)
  }

  deinit {
    pthread_mutex_destroy(lock)
    lock.deallocate()
  }

  /// How much is taken, and of how much.
  var state: (done: Int, all: Int) {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    return (next, count)
  }

  /// Starts the threads and waits until all work is done.
  func run() {
    if jobs <= 1 { return work() }
    var attributes = pthread_attr_t()
    pthread_attr_init(&attributes)
    pthread_attr_setstacksize(&attributes, Self.stackSize)
    defer { pthread_attr_destroy(&attributes) }
    let threads = (0..<jobs).compactMap { _ in start(&attributes) }
    // Where no thread can be had, the work is done here.
    if threads.isEmpty { work() }
    for thread in threads { pthread_join(thread, nil) }
  }

  private func start(_ attributes: inout pthread_attr_t) -> pthread_t? {
    #if canImport(Glibc)
      var thread = pthread_t()
    #else
      var thread: pthread_t?
    #endif
    let queue = Unmanaged.passRetained(self)
    let code = pthread_create(
      &thread, &attributes,
      { argument in
        WorkQueue.enter(argument)
        return nil
      }, queue.toOpaque())
    if code == 0 { return thread }
    queue.release()
    return nil
  }

  /// The first call of a thread. The pointer is optional on some systems only.
  private static func enter(_ argument: UnsafeMutableRawPointer?) {
    guard let argument else { return }
    Unmanaged<WorkQueue>.fromOpaque(argument).takeRetainedValue().work()
  }

  private func work() {
    while let range = take() { range.forEach(perform) }
  }

  private func take() -> Range<Int>? {
    pthread_mutex_lock(lock)
    defer { pthread_mutex_unlock(lock) }
    if next >= count { return nil }
    let range = next..<min(count, next + step)
    next = range.upperBound
    return range
  }
}
