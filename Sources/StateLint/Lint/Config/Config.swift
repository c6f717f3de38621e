import StateLintFacts

/// What a configuration file says, each value with the place where it says so. What is nil or empty
/// is not in the file.
public struct Config: Sendable, Equatable {
  /// Which files are reported on; nil for all.
  public var include: Placed<[PathPattern]>?
  /// Which of them are not.
  public var exclude: Placed<[PathPattern]>?
  /// The oldest systems the code runs on.
  public var deploymentTarget: Placed<DeploymentTarget>?
  /// The major version of Xcode.
  public var xcode: Placed<Int>?
  /// What it says about rules: first what `enable` names, then the levels of `rules`.
  public var rules: [Placed<RuleChange>] = []
  /// The least severity that makes a run fail.
  public var failOn: Placed<FailLevel>?
  /// The path of the baseline, relative to the folder of the file.
  public var baseline: Placed<String>?
  /// Whether a comment silences only with a reason.
  public var requireReasons: Placed<Bool>?
  /// What it says about rules in some files, in its order.
  public var overrides: [RuleOverride] = []
  /// What it says about code that cannot be seen.
  public var assumed = Assumed()
  /// Where it says so, by the key; of keys that are not in the file, nothing.
  public var assumedPlaces: [String: FilePlace] = [:]

  /// The name of the file that a run looks for.
  public static let fileName = ".stlint.json"
  /// More than any version of Xcode will be: a larger number is a slip.
  static let latestXcode = 999

  /// A file that says nothing.
  public init() {}

  /// A value and the place of its key.
  public struct Placed<Value: Sendable & Equatable>: Sendable, Equatable {
    /// What the file says.
    public var value: Value
    /// Where.
    public var place: FilePlace
  }

  /// What a file with these contents says, and what is wrong with it, in the order of the file.
  /// What is right beside a mistake is read all the same.
  public static func read(_ bytes: [UInt8]) -> (config: Config, mistakes: [FileMistake]) {
    var reader = ConfigReader(bytes)
    reader.read(bytes)
    return (reader.config, reader.mistakes)
  }

  /// Whether nothing is said about the file at `path`, relative to the folder of the configuration.
  public func leavesOut(_ path: String) -> Bool {
    if let exclude, exclude.value.fit(path) { return true }
    guard let include else { return false }
    return !include.value.fit(path)
  }
}

/// What a configuration says about rules in some files.
public struct RuleOverride: Sendable, Equatable {
  /// The files, relative to the folder of the configuration.
  public var files: [PathPattern]
  /// What it says, each with its place.
  public var rules: [Config.Placed<RuleChange>]

  /// Whether it speaks of the file at `path`, relative to the folder of the configuration.
  public func speaks(of path: String) -> Bool { files.fit(path) }
}
