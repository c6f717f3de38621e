/// What one run has to say.
public struct Report: Sendable, Equatable {
  /// Sorted by the bytes of the path, then the offset, then the rule.
  public var findings: [Finding]
  /// What the run could not decide and what that switches off.
  public var notices: [Notice]
  /// What could not be read.
  public var problems: [Problem]
  /// Counts.
  public var summary: Summary

  /// What one run has to say; the counts by severity are taken from `findings`.
  public init(
    findings: [Finding], notices: [Notice], problems: [Problem], summary: Summary
  ) {
    self.findings = findings
    self.notices = notices
    self.problems = problems
    self.summary = summary
    self.summary.errors = findings.count { $0.severity == .error }
    self.summary.warnings = findings.count { $0.severity == .warning }
    self.summary.notes = findings.count { $0.severity == .note }
  }

  /// A remark about the run as a whole.
  public struct Notice: Sendable, Equatable, Codable {
    /// What kind of remark it is: `deployment-target-unknown`.
    public var id: String
    /// The remark, as a sentence without a full stop.
    public var message: String
    /// Ways to mend what it is about; mostly none.
    public var fixes: [Fix]

    /// The `id` of the remark that migration advice is off.
    public static let deploymentTargetUnknown = "deployment-target-unknown"

    /// A remark, known by its `id`.
    public init(id: String, message: String, fixes: [Fix] = []) {
      self.id = id
      self.message = message
      self.fixes = fixes
    }
  }

  /// A file that could not be read or only in part.
  public struct Problem: Sendable, Equatable, Codable {
    /// The path as the report shows it.
    public var file: String
    /// What went wrong, in words that follow the path.
    public var message: String

    /// What stands in place of a rule where a format has findings and nothing else.
    static let id = "not-linted"

    /// Says of `file` what went wrong, in a few words.
    public init(file: String, message: String) {
      self.file = file
      self.message = message
    }
  }

  /// What a run counted.
  public struct Summary: Sendable, Equatable, Codable {
    /// Files that were linted.
    public var files = 0
    /// Findings of severity error.
    public var errors = 0
    /// Findings of severity warning.
    public var warnings = 0
    /// Findings of severity note.
    public var notes = 0
    /// Findings a comment in the code keeps out.
    public var suppressed = 0
    /// Findings the baseline keeps out.
    public var baselined = 0
    /// Types that SwiftUI updates. Shown in text, not part of the JSON report.
    public var views = 0
    /// Names that could not be resolved. Shown in text, not part of the JSON report.
    public var unresolvedNames = 0

    /// Files that are reported on; nil where all are. Shown in text, not part of the JSON report.
    public var reportedFiles: Int?

    /// Nothing counted yet.
    public init() {}
  }
}
