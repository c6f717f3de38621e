import StateLintSyntax

/// Calls of the system that give nobody a reason to look at a value again: they write a line, or run
/// their closure somewhere.
enum ClosedCalls {
  static let names = Set(rows.map { Name($0) })
  static let rows = [
    "NSLog", "Task", "assumeIsolated", "async", "asyncAfter", "debug", "debugPrint", "detached",
    "dump", "error", "fault", "info", "log", "notice", "now", "os_log", "print", "run", "sleep",
    "trace", "warning", "withAnimation",
  ]
}
