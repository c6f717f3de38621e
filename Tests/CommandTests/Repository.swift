import Foundation
import Testing

/// Small git repositories for tests.
enum Repository {
  /// Whether git is there to ask.
  static let isGitInstalled = ["/usr/bin/git", "/bin/git"]
    .contains(where: FileManager.default.isExecutableFile(atPath:))

  /// Calls `body` with a repository that has `files` in one commit on the branch `main`, and stands
  /// on the branch `work`.
  static func with(_ files: [String: String], _ body: (Folder) throws -> Void) throws {
    try Folder.with(files) { folder in
      try folder.git("init --quiet . && git checkout --quiet -b main")
      try folder.commit()
      try folder.git("checkout --quiet -b work")
      try body(folder)
    }
  }
}

extension Folder {
  /// Runs git with the words of a shell line, as nobody in particular.
  func git(_ line: String) throws {
    let setup = """
      unset GIT_DIR GIT_INDEX_FILE GIT_WORK_TREE
      export GIT_CONFIG_GLOBAL=/dev/null GIT_CONFIG_SYSTEM=/dev/null
      export GIT_AUTHOR_NAME=Ann GIT_AUTHOR_EMAIL=ann@example.com
      export GIT_COMMITTER_NAME=Ann GIT_COMMITTER_EMAIL=ann@example.com
      git \(line)
      """
    let run = try Stlint.shell(setup, in: url)
    try #require(run.status == 0, "git \(line): \(run.errors)")
  }

  /// Commits all there is.
  func commit() throws { try git("add --all && git commit --quiet --message change") }
}
