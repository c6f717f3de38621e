import Foundation

/// A thread of its own for code whose use of the stack is measured.
final class DeepThread<Result: Sendable>: @unchecked Sendable {
  /// Written by the thread, read when it is done.
  private var result: Result?

  /// What `body` gives on a thread with a stack of so many bytes.
  static func run(stackSize: Int, _ body: @escaping @Sendable () -> Result) -> Result {
    let slot = DeepThread()
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      slot.result = body()
      done.signal()
    }
    thread.stackSize = stackSize
    thread.start()
    done.wait()
    return slot.result!
  }
}
