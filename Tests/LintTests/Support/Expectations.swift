import StateLint

/// The promises that the comments of one file make.
struct Expectations {
  /// All of them, in reading order.
  private(set) var all: [Expectation] = []
  /// The settings of a `// config: {…}` before the first line of code.
  private(set) var config: FixtureConfig?
  /// Comments that begin like a promise and are none, each with its line.
  private(set) var mistakes: [(line: Int, message: String)] = []

  /// Promises that have not met their line of code yet.
  private var waiting: [Expectation] = []
  private var hasSeenCode = false
  private var isInComment = false

  /// Reads the comments of `text`.
  init(_ text: String) {
    for (number, line) in zip(1..., text.lines) {
      let (hasCode, promises) = split(line)
      for promise in promises { read(promise, line: number) }
      if hasCode { settle(line: number) }
    }
    for expectation in waiting {
      mistakes.append((expectation.writtenOn, "no line of code follows this promise"))
    }
  }

  private mutating func read(_ promise: Substring, line: Int) {
    if promise.hasPrefix("// config:") {
      readConfig(promise, line: line)
      return
    }
    switch ExpectationReader.read(promise) {
    case .success(var expectation):
      expectation.writtenOn = line
      waiting.append(expectation)
    case .failure(let mistake):
      mistakes.append((line, mistake.message))
    }
  }

  private mutating func settle(line: Int) {
    hasSeenCode = true
    for var expectation in waiting {
      expectation.line = line
      all.append(expectation)
    }
    waiting = []
  }

  private mutating func readConfig(_ comment: Substring, line: Int) {
    guard !hasSeenCode, config == nil else {
      mistakes.append((line, "`// config:` stands once, before the first line of code"))
      return
    }
    do {
      config = try FixtureConfig(json: String(comment.dropFirst("// config:".count)))
    } catch {
      mistakes.append((line, "`// config:` takes an object of settings: \(error)"))
    }
  }

  /// Whether a line has code, and the promises it makes.
  private mutating func split(_ line: Substring) -> (hasCode: Bool, promises: [Substring]) {
    let blank = line.drop { $0 == " " || $0 == "\t" }
    if isInComment || blank.hasPrefix("/*") {
      isInComment = !blank.contains("*/")
      return (false, [])
    }
    let starts = Self.promiseStarts(in: line)
    guard let first = starts.first else { return (!blank.isEmpty && !blank.hasPrefix("//"), []) }
    let ends = starts.dropFirst() + [line.endIndex]
    let promises = zip(starts, ends).map { line[$0..<$1] }
    let code = line[..<first].drop { $0 == " " || $0 == "\t" }
    return (!code.isEmpty && !code.hasPrefix("//"), promises)
  }

  private static func promiseStarts(in line: Substring) -> [Substring.Index] {
    line.indices.filter { index in
      line[index] == "/" && Page.Block.promises.contains { line[index...].hasPrefix($0) }
    }
  }
}
