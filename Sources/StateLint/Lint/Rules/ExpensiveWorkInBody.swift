import StateLintFacts

extension Rule {
  /// `body` can run many times a second. What it makes, reads or decodes, it makes, reads or decodes
  /// each time.
  static let expensiveWorkInBody = Rule(
    "expensive-work-in-body", symptom: .redrawsEverything, severity: .warning,
    summary: "`body` or a view's `init` makes formatters, reads files or decodes"
  ) { pass in
    for host in pass.hosts {
      for call in host.costlyCalls {
        pass.report(
          at: call.place,
          call.what(host.name) + " each time \(call.isInInit ? "its parent" : "it") is drawn",
          see: call.kind == .waiting
            ? "the app stands still until the wait is over"
            : "scrolling and typing stutter, the more the more rows there are",
          because: "\(call.isInInit ? "`init`" : "`body`") runs whenever something changes that "
            + "\(call.isInInit ? "the parent" : "it") reads, within the time for one frame",
          help: call.help, severity: call.kind == .image ? .note : nil, about: .place(call.place),
          path: call.path)
      }
    }
  }
}

extension CostlyCall {
  fileprivate func what(_ host: String) -> String {
    if isElsewhere { return "`\(host)` calls `\(text)`, which \(verb)," }
    switch kind {
    case .formatter, .object: return "`\(host)` makes \(text.withArticle)"
    default: return "`\(host)` \(verb)"
    }
  }

  private var verb: String {
    switch kind {
    case .formatter: "makes a formatter"
    case .object: "makes a costly object"
    case .file: "reads a file"
    case .decoding: "decodes or encodes"
    case .image: "decodes a picture"
    case .waiting: "waits"
    case .fetch: "fetches"
    }
  }

  fileprivate var help: String {
    switch kind {
    case .formatter:
      "`Text(VALUE, format:)` or `.formatted()` (iOS 15), or keep the formatter in a "
        + "`private static let`"
    case .object: "keep it in a `private static let`, or in a model"
    case .file, .decoding: "load it in `.task` or in a model, and draw the result"
    case .image: "decode it once, and keep the picture in state or in a model"
    case .waiting: "do it in `.task`, with `await`"
    case .fetch: "`@Query`, or load it in a model"
    }
  }
}
