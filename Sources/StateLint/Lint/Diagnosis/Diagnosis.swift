/// What in a project explains what somebody sees: the likeliest first, and what was looked for in
/// vain.
public struct Diagnosis: Sendable {
  /// A finding that may explain it.
  public struct Candidate: Sendable {
    /// The finding.
    public let finding: Finding
    /// Why it stands where it stands, in one sentence.
    public let reason: String
  }

  /// What is to be explained.
  public let complaint: Complaint
  /// The likeliest first.
  public let candidates: [Candidate]
  /// The ids of the rules that look for such causes and found none.
  public let lookedFor: [String]

  /// Ranks the findings of a run with all rules.
  public init(_ complaint: Complaint, findings: [Finding]) {
    self.complaint = complaint
    let ranks = Ranks(complaint)
    let ranked = findings.compactMap { finding in
      ranks.rank(of: finding).map { (finding: finding, rank: $0) }
    }
    // Findings come sorted by place, and stay so where nothing else tells them apart.
    candidates = ranked.enumerated()
      .sorted { ($0.element.rank.order, $0.offset) < ($1.element.rank.order, $1.offset) }
      .map { Candidate(finding: $0.element.finding, reason: $0.element.rank.reason) }
    let found = Set(candidates.map(\.finding.rule))
    lookedFor = ranks.rules.filter { !found.contains($0) }
  }
}

/// How likely the findings of each rule explain a complaint.
private struct Ranks {
  let complaint: Complaint
  /// All rules that may explain it, the likeliest first.
  let rules: [String]
  private let places: [String: Int]
  /// Only the rules that the complaint names itself explain it.
  private let isExact: Bool
  /// The causes of each symptom, the likeliest first.
  private let causes: [Symptom: [String]]

  struct Rank {
    /// The smaller, the likelier.
    let order: Int
    let reason: String
  }

  init(_ complaint: Complaint) {
    self.complaint = complaint
    let causes = complaint.symptoms.map { ($0, Causes.rules(of: $0)) }
    self.causes = Dictionary(uniqueKeysWithValues: causes)
    // A message says exactly what happened: other causes of the symptom do not explain it.
    isExact = complaint.reading == .message && !complaint.rules.isEmpty
    rules = isExact ? complaint.rules : (complaint.rules + causes.flatMap(\.1)).eachOnce
    places = Dictionary(uniqueKeysWithValues: rules.enumerated().map { ($1, $0) })
  }

  /// Nil where a finding explains something else.
  func rank(of finding: Finding) -> Rank? {
    let isSeen =
      complaint.symptoms.contains(finding.symptom)
      || finding.alsoSeenAs.contains { complaint.symptoms.contains($0) }
    let name = complaint.names.first { finding.mentions($0) }
    let mayExplain = isSeen && (!isExact || name != nil)
    guard let place = places[finding.rule] ?? (mayExplain ? rules.count : nil) else { return nil }
    let isNamed = complaint.rules.contains(finding.rule)
    let order =
      (name == nil ? 1_000_000 : 0) + (isNamed ? 0 : 100_000) + place * 100
      + severityPlace(of: finding) * 10 + confidencePlace(of: finding)
    return Rank(order: order, reason: reason(finding, name, isNamed: isNamed))
  }

  private func reason(_ finding: Finding, _ name: String?, isNamed: Bool) -> String {
    if let name { return "it is about `\(name)`, which you name" }
    if isNamed {
      switch complaint.reading {
      case .message: return "this message comes from such code"
      default: return "this is how people describe it"
      }
    }
    let symptom =
      complaint.symptoms.first { $0 == finding.symptom || finding.alsoSeenAs.contains($0) }
      ?? finding.symptom
    let place = causes[symptom]?.firstIndex(of: finding.rule)
    guard let place, place > 0 else {
      return place == nil
        ? "it can look like that too" : "the likeliest cause of “\(symptom.summary)”"
    }
    return "a cause of “\(symptom.summary)”, further down the list"
  }

  private func severityPlace(of finding: Finding) -> Int {
    switch finding.severity {
    case .error: 0
    case .warning: 1
    case .note: 2
    }
  }

  private func confidencePlace(of finding: Finding) -> Int {
    switch finding.confidence {
    case .high: 0
    case .medium: 1
    case .low: 2
    }
  }
}

extension Finding {
  /// Whether it speaks of a name of the person's own code.
  fileprivate func mentions(_ name: String) -> Bool {
    [message, youWillSee, because, help].contains { text in
      text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.contains { $0 == name }
    }
  }
}
