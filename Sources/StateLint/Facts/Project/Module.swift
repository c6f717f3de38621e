/// Code that is compiled together, as far as the manifests tell: names are looked up in it before
/// they are looked up everywhere.
package struct Module: Sendable, Hashable {
  /// The folder that holds all of it. Files of a module nested deeper belong to that one.
  package var folder: FolderPath
  /// What says that it is one.
  package var kind: Kind
  /// Whether every Swift file of the folder was read, so that what was not seen is not there.
  package var isWalkedWhole: Bool
  /// The oldest systems it runs on.
  package var deploymentTarget: DeploymentTarget
  /// The tools version of its package; nil outside packages.
  package var toolsVersion: VersionNumber?
  /// Where its code runs when the code does not say.
  package var concurrency: ConcurrencySettings = []

  /// Whether it is built with Xcode 27 or newer, where `@State` is a macro. Nil outside packages,
  /// and for packages that older tools can build too.
  package var needsXcode27: Bool? {
    guard let toolsVersion, toolsVersion >= VersionNumber(6, 4) else { return nil }
    return true
  }

  /// What makes a folder a module.
  package enum Kind: Sendable, Hashable {
    /// A target of a package that is no test.
    case target
    /// A test target of a package.
    case tests
    /// The folder around an `.xcodeproj`.
    case xcodeProject
    /// A Swift Playgrounds app, or a playground.
    case playground
    /// What lies in a package and in none of its targets.
    case package
    /// A linted folder without any manifest.
    case root
    /// Files named one by one, without any manifest.
    case loose
  }
}
