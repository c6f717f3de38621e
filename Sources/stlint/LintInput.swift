import StateLint

/// Everything a run has read, in the order of the paths.
struct LintInput {
  private(set) var files: [ParsedFile] = []
  private(set) var manifests: [Manifest] = []
  private(set) var problems: [Report.Problem]
  /// The files that were read and that the configuration does not want reported on.
  private(set) var leftOut: Set<String> = []
  private let leavesOut: (@Sendable (String) -> Bool)?
  private var unreadLeftOut: [String] = []

  private let brokenLinks: [DiskPath]
  private let oddities: [DiskPath]
  private let roots: [DiskPath]
  private var notUTF8: [String] = []
  /// What to report on; `nil` for all.
  var reported: Reported?
  /// The paths that somebody named, as they wrote them.
  let named: Set<String>
  /// The text of standard input, and whose place it takes.
  private var standardInput: Loaded?

  /// - Parameter leavesOut: whether nothing is wanted about a file, by the path the report shows;
  ///   nil where all are wanted.
  init(_ walk: FileWalk, leavingOut leavesOut: (@Sendable (String) -> Bool)? = nil) {
    self.leavesOut = leavesOut
    roots = walk.roots
    named = Set(walk.asked.map(\.shown))
    guard let leavesOut else {
      problems = walk.problems
      brokenLinks = walk.brokenLinks
      oddities = walk.oddities
      return
    }
    // A folder that cannot be read is left out if whatever stands in it would be.
    let isLeftOut = { (problem: Report.Problem) in
      problem.file.utf8.last == UInt8(ascii: "/") && leavesOut(problem.file + "Any.swift")
    }
    problems = walk.problems.filter { !isLeftOut($0) }
    unreadLeftOut = walk.problems.filter(isLeftOut).map(\.file)
    brokenLinks = walk.brokenLinks.filter { !leavesOut($0.shown) }
    oddities = walk.oddities.filter { !leavesOut($0.shown) }
  }

  enum Work: Sendable {
    case manifest(DiskPath)
    case file(FileWalk.Found)
  }

  /// What came of one file.
  struct Loaded: Sendable {
    var path: DiskPath
    var isLink = false
    var identity: FileStatus.Identity?
    var file: ParsedFile?
    var manifest: Manifest?
    var isUTF8 = true
    var failure: String?
  }

  /// Reads the file that standard input stands for.
  mutating func readStandardInput(
    as path: DiskPath, in here: WorkingFolder, timedBy stopwatch: Stopwatch? = nil
  ) {
    var laps = stopwatch.map { _ in Laps() }
    let name = here.name(of: path)
    reported = Reported(standardInputAt: name.shown)
    switch FileRead.standardInput() {
    case .failure(let failure):
      problems.append(
        Report.Problem(file: name.shown, message: "standard input: \(failure.message)"))
    case .success(let contents) where Self.isWide(contents.bytes):
      problems.append(
        Report.Problem(file: name.shown, message: "standard input: \(Self.wideText)"))
    case .success(let contents):
      laps?.end(.read)
      var loaded = Self.parse(contents.bytes, at: name) { source in
        laps?.parsed(source) ?? ParsedFile(source)
      }
      if let laps { stopwatch?.add(laps) }
      loaded.identity = FileStatus(of: name)?.identity
      standardInput = loaded
    }
  }

  /// The same with other texts of the files, which stand in the same order.
  func replacing(_ files: [ParsedFile]) -> LintInput {
    var copy = self
    copy.files = files
    return copy
  }

  /// Whether findings in the file at `path` are reported.
  func isReported(_ path: String) -> Bool {
    (reported.map { $0.files.contains(path) } ?? true) && isWanted(path)
  }

  /// Whether findings in the file at `path` are wanted, wherever they are reported.
  func isWanted(_ path: String) -> Bool { leftOut.isEmpty || !leftOut.contains(path) }

  /// What lies below the roots and was not read.
  var unread: [String] { problems.map(\.file) + unreadLeftOut }

  /// Reads and parses what `walk` found, on all threads; `stopwatch` hears how long each step took.
  mutating func read(_ walk: FileWalk, _ workers: Workers, timedBy stopwatch: Stopwatch? = nil) {
    // Both in one go: threads wait for one another at the end of each.
    let work = walk.manifests.map(Work.manifest) + walk.files.map(Work.file)
    var all =
      stopwatch.map { Self.load(work, workers, timedBy: $0) }
      ?? workers.map(work) { Self.load($0, parsing: { ParsedFile($0) }) }
    let settings = Array(all.prefix(walk.manifests.count))
    all.removeFirst(settings.count)
    if let standardInput {
      all.removeAll { $0.path == standardInput.path }
      let place = all.firstIndex { $0.path > standardInput.path } ?? all.endIndex
      all.insert(standardInput, at: place)
    }
    let holders = holders(among: all)
    files.reserveCapacity(all.count)
    for place in all.indices
    where all[place].identity.map({ holders[$0] == place }) ?? true {
      reported?.add(all[place].path, all[place].identity)
      let isLeftOut = leavesOut?(all[place].path.shown) ?? false
      if isLeftOut, all[place].failure != nil {
        unreadLeftOut.append(all[place].path.shown)
      } else if let failure = all[place].failure {
        problems.append(Report.Problem(file: all[place].path.shown, message: failure))
      }
      guard let parsed = all[place].file else { continue }
      if isLeftOut { leftOut.insert(all[place].path.shown) }
      if !all[place].isUTF8 { notUTF8.append(all[place].path.shown) }
      files.append(parsed)
    }
    manifests = settings.compactMap(\.manifest)
    for item in settings {
      // A package manifest is Swift code as well, and that it cannot be read is said already.
      guard let failure = item.failure, !problems.contains(where: { $0.file == item.path.shown })
      else { continue }
      problems.append(Report.Problem(file: item.path.shown, message: failure))
    }
    problems.sort { $0.file.utf8.lexicographicallyPrecedes($1.file.utf8) }
  }
}

// MARK: One file

extension LintInput {
  /// Reads one file, and makes of its text what `parsed` does.
  static func load(_ work: Work, parsing parsed: (Source) -> ParsedFile) -> Loaded {
    switch work {
    case .manifest(let path): loadManifest(at: path)
    case .file(let found): load(found, parsing: parsed)
    }
  }

  private static func load(
    _ found: FileWalk.Found, parsing parsed: (Source) -> ParsedFile
  ) -> Loaded {
    switch FileRead.contents(of: found.path) {
    case .failure(let failure):
      return Loaded(path: found.path, failure: failure.message)
    case .success(let contents) where isWide(contents.bytes):
      return Loaded(path: found.path, failure: wideText)
    case .success(let contents):
      var loaded = parse(contents.bytes, at: found.path, parsed)
      loaded.identity = contents.identity
      loaded.isLink = found.isLink
      return loaded
    }
  }

  private static let wideText = "is UTF-16 or UTF-32, and Swift reads UTF-8"

  /// Whether each character takes several bytes: code is mostly ASCII, and then every other is zero.
  private static func isWide(_ bytes: [UInt8]) -> Bool {
    let start = bytes.prefix(64)
    return start.count >= 4 && start.count { $0 == 0 } * 3 >= start.count
  }

  private static func parse(
    _ bytes: [UInt8], at path: DiskPath, _ parsed: (Source) -> ParsedFile
  ) -> Loaded {
    Loaded(
      path: path, file: parsed(Source(path: path.shown, bytes: bytes)),
      isUTF8: UTF8Check.isValid(bytes))
  }

  private static func loadManifest(at path: DiskPath) -> Loaded {
    switch FileRead.contents(of: path) {
    case .failure(let failure): Loaded(path: path, failure: failure.message)
    case .success(let contents):
      Loaded(path: path, manifest: Manifest(path: path.shown, bytes: contents.bytes))
    }
  }

  /// The name that stands for each file, however many it goes by: standard input, else the first
  /// that is no link, else the first.
  private func holders(among files: [Loaded]) -> [FileStatus.Identity: Int] {
    var holders: [FileStatus.Identity: Int] = [:]
    holders.reserveCapacity(files.count)
    for index in files.indices {
      guard let identity = files[index].identity else { continue }
      if let other = holders[identity], rank(of: files[other]) <= rank(of: files[index]) {
        continue
      }
      holders[identity] = index
    }
    return holders
  }

  private func rank(of file: Loaded) -> Int {
    file.path == standardInput?.path ? 0 : file.isLink ? 2 : 1
  }
}

// MARK: Notices

extension LintInput {
  /// Whether a remark about the run as a whole is wanted. An editor runs this for each change of a
  /// file: there it would come again and again.
  func isReported(_ notice: Report.Notice) -> Bool {
    !isNarrowed || notice.id != Report.Notice.deploymentTargetUnknown
  }

  /// Remarks about what was read.
  var notices: [Report.Notice] {
    var notices: [Report.Notice] = []
    let notUTF8 = notUTF8.filter(isReported)
    // Where one file is reported on, its neighbours are not.
    let brokenLinks = isNarrowed ? [] : brokenLinks
    let oddities = isNarrowed ? [] : oddities
    let asked = reported.map { $0.places?.names ?? Array($0.files) } ?? roots.map(\.shown)
    let refused = leftOut.isEmpty ? [] : asked.filter(isLeftOutWhole)
    if !refused.isEmpty {
      let message =
        "left out by `include` or `exclude` of the configuration: "
        + Self.list(refused.map { $0.isEmpty ? "." : $0 })
      notices.append(Report.Notice(id: "left-out", message: message))
    }
    if let passedOver = reported?.passedOver, !passedOver.isEmpty {
      let message = "passed over with the folder around it, so not linted: " + Self.list(passedOver)
      notices.append(Report.Notice(id: "passed-over", message: message))
    }
    if !notUTF8.isEmpty {
      let message = "not UTF-8, linted as far as it goes: " + Self.list(notUTF8)
      notices.append(Report.Notice(id: "not-utf8", message: message))
    }
    if !brokenLinks.isEmpty {
      let message = "passed over, a link to nothing: " + Self.list(brokenLinks.map(\.shown))
      notices.append(Report.Notice(id: "broken-link", message: message))
    }
    if !oddities.isEmpty {
      let message = "passed over, not a regular file: " + Self.list(oddities.map(\.shown))
      notices.append(Report.Notice(id: "not-a-file", message: message))
    }
    return notices
  }

  /// Whether nothing is wanted about a root that was asked for.
  private func isLeftOutWhole(_ root: String) -> Bool {
    if leftOut.contains(root) { return true }
    let prefix = root.isEmpty || root.hasSuffix("/") ? root : root + "/"
    let below = files.lazy.map(\.source.path).filter { $0.utf8.starts(with: prefix.utf8) }
    return !below.isEmpty && below.allSatisfy(leftOut.contains)
  }

  /// `a`, `a and b`, `a, b, c and 9 more`.
  private static func list(_ names: [String]) -> String {
    var parts = names.prefix(3).map { "`\($0)`" }
    if names.count > parts.count { parts.append("\(names.count - parts.count) more") }
    let last = parts.popLast() ?? ""
    return parts.isEmpty ? last : parts.joined(separator: ", ") + " and " + last
  }
}
