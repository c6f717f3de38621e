import StateLintFacts
import StateLintSyntax

/// A file as it was read.
public struct Source: Sendable {
  /// The path as the report shows it.
  public let path: String
  /// What it holds.
  public let bytes: [UInt8]

  /// A file with the path that the report shows.
  public init(path: String, bytes: [UInt8]) {
    self.path = path
    self.bytes = bytes
  }
}

/// A file of which everything is known that it says by itself. Making one is pure, total and the
/// most costly step: do it in parallel.
public struct ParsedFile: Sendable {
  package let facts: FileFacts

  /// The file it was made from.
  public var source: Source { Source(path: facts.path, bytes: facts.tree.bytes) }

  /// Tokenizes and parses a file and gathers its facts.
  public init(_ source: Source) {
    facts = FileFacts.gather(path: source.path, tree: Tree.parse(source.bytes))
  }

  /// The same, step by step: `isDone` hears of each step when it is over, so that somebody with a
  /// clock can tell how long it took.
  public init(_ source: Source, isDone: (Step) -> Void) {
    let tokens = Tokens.tokenize(source.bytes)
    isDone(.tokens)
    let tree = Tree.parse(source.bytes, tokens)
    isDone(.tree)
    facts = FileFacts.gather(path: source.path, tree: tree)
    isDone(.facts)
  }

  /// The steps from the bytes of a file to what it says, in their order.
  public enum Step: Sendable {
    /// The tokens are there.
    case tokens
    /// The tree is there.
    case tree
    /// The facts are there.
    case facts
  }
}

/// A file that says which modules there are and what they are built for: `Package.swift`,
/// `project.pbxproj`, `*.xcconfig`.
public struct Manifest: Sendable {
  package let file: ManifestFile

  /// A manifest with its path, spelled like the paths of the sources. It is read here; what it does
  /// not say about modules and versions is not kept.
  public init(path: String, bytes: [UInt8]) { file = ManifestFile(path: path, bytes: bytes) }

  /// Where it is.
  public var path: String { file.path }
}

/// What the person or the configuration decides.
public struct Settings: Sendable {
  /// The deployment target, where it is not to be read from manifests.
  public var deploymentTarget: DeploymentTarget?
  /// The Xcode version, where it is not to be read from manifests.
  public var xcode: Int?
  /// Which rules run.
  public var selection = RuleSelection()
  /// The folders and files that are linted, spelled like the paths of the sources: module and role
  /// of a file are told from below them.
  public var roots: [String] = []
  /// What was found below the roots and could not be read.
  public var unread: [String] = []
  /// The absolute path of the folder that relative paths begin in.
  public var currentFolder = ""
  /// The absolute path of the folder that the paths in fingerprints begin in: that of the
  /// configuration, else that of the repository; nil where there is neither.
  public var fingerprintFolder: String?
  /// The rules that are different in some files; nil where `selection` is for all.
  public var overrides: RuleOverrides?
  /// Whether a comment silences only with a reason behind `--`.
  public var requireReasons = false
  /// Whether what is found is looked through for what stands on new lines: what is advice for old
  /// code and a warning in new code is found too.
  public var isAboutNewCode = false
  /// What somebody says about code that cannot be seen.
  public var assumed = Assumed()

  /// The default rules, and everything else as the manifests say.
  public init() {}
}
