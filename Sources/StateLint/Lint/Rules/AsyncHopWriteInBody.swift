import StateLintFacts

extension Rule {
  /// A hop only waits until the update is over. Then it writes, and the write asks for the next one.
  static let asyncHopWriteInBody = Rule(
    "async-hop-write-in-body", symptom: .changesDuringUpdate, severity: .warning,
    summary: "`body` plans a write for a moment later, with every redraw",
    precision: "2 of 2"
  ) { pass in
    for host in pass.hosts {
      for hop in host.hopWrites {
        pass.report(
          at: hop.place, "`\(hop.target)` is written a moment after each redraw of `\(host.name)`",
          see: hop.isGuarded
            ? "one more update after each change; it rests when `\(hop.target)` does"
            : hop.isAnnounced
              ? "each update is followed by another one, for ever: an `ObservableObject` announces "
                + "equal values too"
              : "each update in which `\(hop.target)` gets another value is followed by one more",
          because: "`\(hop.hop)` only waits until the update is over, and the write asks for the "
            + "next one",
          help: "a size: `.onGeometryChange`; an input: `.onChange(of:)`; on appearance: "
            + "`.onAppear` or `.task`",
          severity: hop.isGuarded ? .note : nil, about: .place(hop.place),
          alsoSeenAs: [.redrawsEverything], related: [(hop.write, "the write")], path: hop.path)
      }
    }
  }
}
