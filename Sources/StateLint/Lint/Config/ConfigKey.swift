/// The keys of a configuration, in the order that its documents have them.
enum ConfigKey: String, CaseIterable {
  case schema = "$schema"
  case include, exclude
  case deploymentTarget, xcode
  case rules, enable
  case failOn, baseline, requireReasons
  case overrides
  case assume

  /// What the key is for, in one line.
  var summary: String {
    switch self {
    case .schema: "Where editors find this schema."
    case .include: "Only files that one of these patterns fits are reported on."
    case .exclude: "Files that one of these patterns fits are not reported on."
    case .deploymentTarget: "The oldest systems the code runs on, in place of what manifests say."
    case .xcode: "The major version of Xcode that builds the code."
    case .rules: "The level of single rules: off, note, warning or error for all they find."
    case .enable: "Rules, groups or symptoms that are on as well; `all` is every rule."
    case .failOn: "The least severe finding that makes the exit status 1."
    case .baseline: "The file of known findings, relative to this one."
    case .requireReasons: "Whether a comment silences only with a reason behind `--`."
    case .overrides: "Levels of rules for some files; the last that fits a file wins."
    case .assume: "What cannot be seen in the code that is read."
    }
  }
}

/// The keys of an override.
enum OverrideKey: String, CaseIterable {
  case files, rules
}

/// The keys of what is assumed.
enum AssumeKey: String, CaseIterable {
  case actions, builders, shared, injected, reexports, observable

  /// What the names of a key are taken for, in one line.
  var summary: String {
    switch self {
    case .actions: "Functions and types whose closures run later, in answer to something."
    case .builders: "Functions and types whose closures build views while SwiftUI updates."
    case .shared: "Static members that give the one instance of their type: `AppModel.current`."
    case .injected: "Property wrappers that bring an object which is made and kept elsewhere."
    case .reexports: "Modules that bring SwiftUI along."
    case .observable: "Classes from elsewhere that are `@Observable`."
    }
  }
}
