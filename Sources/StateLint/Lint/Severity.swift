/// How bad a finding is.
public enum Severity: String, Sendable, Codable, CaseIterable, Comparable {
  /// Advice: true, but nothing breaks.
  case note
  /// A bug in most code that looks like this.
  case warning
  /// It will not work: a compile error, a crash, or a write SwiftUI ignores.
  case error

  /// Whether `left` is less bad than `right`.
  public static func < (left: Severity, right: Severity) -> Bool {
    left.rank < right.rank
  }

  private var rank: Int { Severity.allCases.firstIndex(of: self)! }
}
