import StateLintFacts

extension Rule {
  /// `body` can run many times a second. What it makes, reads or decodes, it makes, reads or decodes
  /// each time.
  static let expensiveWorkInBody = Rule(
    "expensive-work-in-body", symptom: .redrawsEverything, severity: .warning,
    summary: "`body` or a view's `init` makes formatters, reads files or decodes",
    precision: "19 of 20"
  ) { pass in
    for host in pass.hosts {
      for call in host.costlyCalls {
        pass.report(
          at: call.place,
          call.what(host.name) + " each time \(call.isInInit ? "its parent" : "it") is drawn",
          see: call.loss(of: host.name),
          because: "\(call.isInInit ? "`init`" : "`body`") runs whenever something changes that "
            + "\(call.isInInit ? "the parent" : "it") reads, within the time for one frame",
          help: call.help(isGeneric: host.host.isGeneric, host.name),
          severity: call.isSlight ? .note : nil, about: .place(call.place),
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

  /// One formatter for each pass is soon made.
  fileprivate var isSlight: Bool { kind == .image || kind == .formatter && !isInRow }

  fileprivate func loss(of host: String) -> String {
    if kind == .waiting { return "the app stands still until the wait is over" }
    if isInRow { return "scrolling stutters: each row \(verb) whenever it is drawn" }
    return isSlight
      ? "nothing while `\(host)` is seldom drawn; where it is drawn often, typing and animations "
        + "stutter"
      : "typing, scrolling and animations stutter while `\(host)` is on screen"
  }

  fileprivate func help(isGeneric: Bool, _ host: String) -> String {
    // A generic type cannot have stored `static` properties.
    let keep =
      isGeneric ? "a `private let` outside of `\(host)`" : "a `private static let`"
    return switch kind {
    case .formatter:
      "keep the formatter in \(keep); or, where it only makes text, `VALUE.formatted()` (iOS 15)"
    case .object: "keep it in \(keep), or in a model"
    case .file, .decoding: "load it in `.task` or in a model, and draw the result"
    case .image: "decode it once, and keep the picture in state or in a model"
    case .waiting: "do it in `.task`, with `await`"
    case .fetch: "`@Query`, or load it in a model"
    }
  }
}
