import Testing

@testable import StateLint

@Suite struct ConfigTests {
  /// Everything that can stand in a configuration.
  static let sample = """
    {
      "$schema": "https://example.org/config.schema.json",  // what `stlint schema config` prints
      "include": ["Sources"], "exclude": ["**/Generated/**"],
      "deploymentTarget": { "iOS": "17.0", "macOS": "14.0" }, "xcode": 27,
      "rules": { "state-not-private": "error", "legacy-observable-object": "off" },
      "enable": ["advice"], "failOn": "warning", "baseline": ".stlint-baseline.json",
      "requireReasons": true,
      "overrides": [ { "files": ["Legacy/**"], "rules": { "state-not-private": "off" } } ],
      "assume": {
        "actions": ["onFirstAppear", "whenReceivingAction"],  /* closures of these run later */
        "builders": ["card"],
        "shared": ["AppModel.current"],
        "injected": ["Injected", "Dependency"],
        "reexports": ["DesignSystem"],
        "observable": ["LegacyStore"],
      },
    }
    """

  private func mistakes(_ text: String) -> [String] {
    Config.read(Array(text.utf8)).mistakes.map(\.description)
  }

  @Test func everythingIsRead() {
    let (config, mistakes) = Config.read(Array(Self.sample.utf8))
    #expect(mistakes == [])
    #expect(config.include?.value.map(\.text) == ["Sources"])
    #expect(config.exclude?.value.map(\.text) == ["**/Generated/**"])
    #expect(config.deploymentTarget?.value == DeploymentTarget(iOS: "17", macOS: "14"))
    #expect(config.xcode?.value == 27)
    #expect(
      config.rules.map(\.value) == [
        .enable(["advice"]), .level(.error, rule: "state-not-private"),
        .level(.off, rule: "legacy-observable-object"),
      ])
    #expect(config.rules[1].place == FilePlace(line: 5, column: 14))
    #expect(config.failOn?.value == .warning)
    #expect(config.failOn?.place == FilePlace(line: 6, column: 25))
    #expect(config.baseline?.value == ".stlint-baseline.json")
    #expect(config.requireReasons?.value == true)
    #expect(config.overrides.count == 1)
    #expect(config.overrides[0].speaks(of: "Legacy/Old/A.swift"))
    #expect(config.assumed.actions == ["onFirstAppear", "whenReceivingAction"])
    #expect(config.assumed.builders == ["card"])
    #expect(config.assumed.shared == ["AppModel.current"])
    #expect(config.assumed.injected == ["Injected", "Dependency"])
    #expect(config.assumed.reexports == ["DesignSystem"])
    #expect(config.assumed.observable == ["LegacyStore"])
  }

  @Test func nothingIsRequired() {
    let (config, mistakes) = Config.read(Array("{}".utf8))
    #expect(mistakes == [])
    #expect(config == Config())
    #expect(!config.leavesOut("A.swift"))
  }

  @Test(arguments: [
    ("{\n  \"exclud\": []\n}", "2:3: unknown key `exclud`; did you mean `exclude`?"),
    (
      #"{"zzzzzz": 1}"#,
      "1:2: unknown key `zzzzzz`; it is one of `$schema`, `include`, `exclude`, `deploymentTarget`, "
        + "`xcode`, `rules`, `enable`, `failOn`, `baseline`, `requireReasons`, `overrides`, `assume`"
    ),
    (
      #"{"rules": {"state-not-privat": "error"}}"#,
      "1:12: unknown rule `state-not-privat`; did you mean `state-not-private`?"
    ),
    (
      #"{"rules": {"zzzzzzzzz": "off"}}"#,
      "1:12: unknown rule `zzzzzzzzz`; `stlint rules` shows what there is"
    ),
    (
      #"{"rules": {"state-not-private": "eror"}}"#,
      "1:33: `state-not-private` is off, note, warning or error, not `eror`; did you mean `error`?"
    ),
    (
      #"{"rules": {"state-not-private": 2}}"#,
      "1:33: `state-not-private` is off, note, warning or error, not a number"
    ),
    (
      #"{"rules": {"advice": "note"}}"#,
      "1:12: `advice` stands for several rules, and a level is for one; `enable` takes it"
    ),
    (#"{"rules": []}"#, "1:11: `rules` is an object, not an array"),
    (#"{"enable": ["advise"]}"#, "1:13: unknown rule `advise`; did you mean `advice`?"),
    (#"{"enable": "all"}"#, "1:12: `enable` is an array, not a text"),
    (
      #"{"failOn": "warn"}"#,
      "1:12: `failOn` is error, warning, note or never, not `warn`; did you mean `warning`?"
    ),
    (#"{"failOn": "zzzzzz"}"#, "1:12: `failOn` is error, warning, note or never, not `zzzzzz`"),
    (#"{"xcode": "27"}"#, "1:11: `xcode` is the number of a major version, like 27"),
    (#"{"xcode": 27.1}"#, "1:11: `xcode` is the number of a major version, like 27"),
    (
      #"{"deploymentTarget": {"ios": "17"}}"#,
      "1:23: unknown key `ios`; did you mean `iOS`?"
    ),
    (
      #"{"deploymentTarget": {"iOS": 17}}"#,
      "1:30: `iOS` is a version in quotes, like \"17.0\""
    ),
    (#"{"requireReasons": "yes"}"#, "1:20: `requireReasons` is true or false, not a text"),
    (#"{"baseline": ""}"#, "1:14: `baseline` is empty"),
    (#"{"exclude": [1]}"#, "1:14: `exclude` holds texts, not a number"),
    (
      #"{"exclude": ["../Old"]}"#,
      "1:14: `../Old` fits no file; a pattern begins in the folder of this file, like `Old/**`"
    ),
    (
      #"{"include": []}"#,
      "1:13: `include` is empty and fits no file; without the key all are meant"
    ),
    (#"{"overrides": [{"files": []}]}"#, "1:16: an override needs `files` and `rules`"),
    (#"{"overrides": [{"file": []}]}"#, "1:17: unknown key `file`; did you mean `files`?"),
    (#"{"overrides": [3]}"#, "1:16: an override is an object, not a number"),
    (#"{"assume": {"action": []}}"#, "1:13: unknown key `action`; did you mean `actions`?"),
    (
      #"{"assume": {"actions": [".onFirst()"]}}"#,
      "1:25: `.onFirst()` is no name; a function or type stands here as it is, like `onFirstAppear`"
    ),
    (
      #"{"assume": {"shared": ["current"]}}"#,
      "1:24: `current` is no name; a member stands here behind its type, like `AppModel.current`"
    ),
    ("[]", "1:1: the configuration is an object, not an array"),
    ("{\"xcode\": 26,\n\"xcode\": 27}", "2:1: `xcode` stands here twice, first on line 1"),
    ("{}\n}", "2:1: `}` stands behind the end; one value is all there is"),
  ])
  func mistakesArePointedAt(_ text: String, _ message: String) {
    #expect(mistakes(text) == [message])
  }

  @Test func allMistakesAreSaidInTheirOrder() {
    let text = "{\n\"rules\": {\"a\": \"off\"},\n\"enable\": [\"advise\"],\n\"xcode\": true\n}"
    #expect(mistakes(text).map { $0.prefix(2) } == ["2:", "3:", "4:"])
  }

  @Test func filesAreLeftOut() {
    let config = Config.read(
      Array(#"{"include": ["Sources/"], "exclude": ["Generated/", "!Keep.swift"]}"#.utf8)
    ).config
    #expect(!config.leavesOut("Sources/A.swift"))
    #expect(config.leavesOut("Tests/A.swift"))
    #expect(config.leavesOut("Sources/Generated/A.swift"))
    #expect(!config.leavesOut("Sources/Generated/Keep.swift"))
  }
}
