/// Which fixes are applied.
public enum FixLevel: String, Sendable, CaseIterable {
  /// Those that change nothing but the named symptom.
  case safe
  /// Those that want to be read, too.
  case suggested

  /// The fix of `finding` to apply: its best one, if that is allowed here.
  func fix(for finding: Finding) -> Fix? { fix(among: finding.fixes) }

  /// The first of `fixes`, if that is allowed here.
  func fix(among fixes: [Fix]) -> Fix? {
    guard let fix = fixes.first, !fix.edits.isEmpty else { return nil }
    return fix.applicability == .safe || self == .suggested ? fix : nil
  }
}
