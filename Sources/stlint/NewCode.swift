import StateLint

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What git says has changed: since HEAD and a revision parted, and what is in no commit yet.
struct NewCode {
  /// The revision as it was given.
  let revision: String
  private var changed = ChangedLines()
  private let here: WorkingFolder

  /// Asks git about the repositories that `roots` lie in.
  init(since revision: String, of roots: [DiskPath], in here: WorkingFolder) throws(RunError) {
    self.revision = revision
    self.here = here
    var named: [DiskPath: [DiskPath]] = [:]
    for root in roots {
      let path = here.absolute(root)
      let isFolder = FileStatus(of: path)?.kind == .folder
      let folder = isFolder ? path : path.parent ?? path
      let top = try Self.repository(around: folder, named: root)
      // A file that is named is linted whatever its ending.
      named[top, default: []] += isFolder ? [] : [path.real]
    }
    for (top, files) in named.sorted(by: { $0.key < $1.key }) {
      try add(Git(folder: top), files.compactMap { $0.relative(to: top)?.shown })
    }
  }

  /// The report of what is found on these lines.
  ///
  /// - Parameters:
  ///   - input: what was found in.
  ///   - original: the same as git knows it, before fixes.
  func leavingOutUnchanged(
    of report: Report, _ input: LintInput, of original: LintInput, _ project: Project
  ) -> Report {
    var changed = changed
    for (old, new) in zip(original.files, input.files) where old.source.bytes != new.source.bytes {
      changed.follow(
        from: old.source.bytes, to: new.source.bytes, at: absolute(old.source.path))
    }
    return project.leavingOutUnchanged(
      of: report, changed, since: "`\(revision)`", path: absolute)
  }

  private func absolute(_ path: String) -> String { here.absolute(DiskPath(path)).real.shown }

  // MARK: Asking

  private mutating func add(_ git: Git, _ files: [String]) throws(RunError) {
    let base = try mergeBase(git)
    let paths = ["--", "*.swift"] + files.map { ":(literal)" + $0 }
    let diff = try Self.checked(
      git.ask(
        [
          "diff", "--unified=0", "--inter-hunk-context=0", "--no-color", "--no-ext-diff",
          "--no-textconv", "--text", "-M", "--no-relative", "--src-prefix=a/", "--dst-prefix=b/",
          base,
        ] + paths))
    changed.add(diff: diff.output, below: git.folder.shown)
    let untracked = try Self.checked(
      git.ask(["ls-files", "--others", "--exclude-standard", "-z"] + paths))
    changed.add(wholeFiles: untracked.output, below: git.folder.shown)
  }

  private static func repository(
    around folder: DiskPath, named root: DiskPath
  ) throws(RunError) -> DiskPath {
    // In a hook git is told where the repository is, and takes the folder it runs in for the top.
    let top = folder.real.repository ?? folder
    let answer = try Git(folder: top).ask("rev-parse", "--show-toplevel")
    if answer.status == 0 {
      return DiskPath(Array(answer.output.dropLast(answer.output.last == 0x0A ? 1 : 0))).real
    }
    let name = root.bytes.isEmpty ? "." : root.shown
    throw RunError(
      messages: ["`\(name)` lies in no repository that git can read: \(answer.complaint)"],
      hint: "`--since` needs one; `--baseline` leaves out what is known without git.")
  }

  /// The commit where HEAD and the revision part.
  private func mergeBase(_ git: Git) throws(RunError) -> String {
    let commit = try git.ask("rev-parse", "--verify", "--quiet", revision + "^{commit}")
    guard commit.status == 0 else { throw try unknownRevision(git) }
    let base = try git.ask("merge-base", "HEAD", commit.line)
    if base.status == 0 { return base.line }
    if base.status != 1 { _ = try Self.checked(base) }
    if try Self.isShallow(git) {
      throw RunError(
        messages: [
          "this clone is shallow: the commit where HEAD and `\(revision)` part is not in it"
        ],
        hint: "`git fetch --unshallow` brings the rest; in GitHub Actions, `fetch-depth: 0`.")
    }
    throw RunError(
      messages: ["HEAD and `\(revision)` have no commit in common"],
      hint: "`--since HEAD` looks at what is in no commit yet.")
  }

  private func unknownRevision(_ git: Git) throws(RunError) -> RunError {
    let names = try git.ask(
      "for-each-ref", "--format=%(refname:short)", "refs/heads", "refs/remotes", "refs/tags")
    let known = String(decoding: names.output, as: UTF8.self).split(separator: "\n")
    let nearest = Spelling.nearest(to: revision, in: known.map(String.init))
    let guess = nearest.map { "; did you mean `\($0)`?" } ?? ""
    let hint =
      try Self.isShallow(git)
      ? "This clone is shallow: `git fetch --unshallow` brings the rest; in GitHub Actions, "
        + "`fetch-depth: 0`."
      : "`git branch --all` shows the branches; `git fetch` brings those that are new."
    return RunError(messages: ["git knows no revision `\(revision)`\(guess)"], hint: hint)
  }

  private static func isShallow(_ git: Git) throws(RunError) -> Bool {
    try git.ask("rev-parse", "--is-shallow-repository").line == "true"
  }

  private static func checked(_ answer: Git.Answer) throws(RunError) -> Git.Answer {
    if answer.status == 0 { return answer }
    throw RunError(
      messages: ["git did not say what has changed: \(answer.complaint)"],
      hint: "The exit status of git is \(answer.status).")
  }
}

extension DiskPath {
  /// The nearest folder up from this absolute path that holds `.git`.
  fileprivate var repository: DiskPath? {
    var next: DiskPath? = self
    while let folder = next, FileStatus(of: folder.appending(".git".utf8)) == nil {
      next = folder.parent
    }
    return next
  }
}
