import StateLintFacts

/// The JSON Schema (draft-07) of a configuration, as `stlint schema config` prints it: with the
/// rules there are, so that an editor offers their names.
public enum ConfigSchema {
  /// The schema, with a line end.
  ///
  /// `docs/config.schema.json` is a copy of it for editors; a test says when it is stale.
  public static var text: String {
    let root: JSON = [
      "$schema": .string("http://json-schema.org/draft-07/schema#"),
      "title": .string("stlint configuration"),
      "description": .string(
        "What stands in `\(Config.fileName)`. The file may hold comments, and commas behind the "
          + "last items."),
      "type": .string("object"),
      "additionalProperties": .bool(false),
      "properties": .object(
        ConfigKey.allCases.map {
          JSON.Member(key: $0.rawValue, value: described($0.summary, schema(of: $0)))
        }),
      "definitions": [
        "levels": levels,
        "patterns": patterns,
        "names": names("^\(name)$"),
        "members": names("^\(name)(\\.\(name))+$"),
      ],
    ]
    return root.text() + "\n"
  }

  private static func described(_ summary: String, _ schema: JSON) -> JSON {
    guard case .object(let members) = schema else { return schema }
    return .object([JSON.Member(key: "description", value: .string(summary))] + members)
  }

  /// A schema from the definitions. What stands beside a `$ref` in draft-07 does not count, so it
  /// stands in a list of its own.
  private static func reference(_ name: String) -> JSON {
    ["allOf": .array([["$ref": .string("#/definitions/\(name)")]])]
  }

  private static func schema(of key: ConfigKey) -> JSON {
    switch key {
    case .schema: ["type": .string("string")]
    case .baseline: ["type": .string("string"), "minLength": .int(1)]
    case .include:
      ["allOf": .array([["$ref": .string("#/definitions/patterns")]]), "minItems": .int(1)]
    case .exclude: reference("patterns")
    case .deploymentTarget: deploymentTarget
    case .xcode:
      ["type": .string("integer"), "minimum": .int(1), "maximum": .int(Config.latestXcode)]
    case .rules: reference("levels")
    case .enable:
      [
        "type": .string("array"),
        "items": ["enum": .strings(RuleSelection.collective + Rule.all.map(\.id))],
      ]
    case .failOn: ["enum": .strings(FailLevel.allCases.map(\.rawValue))]
    case .requireReasons: ["type": .string("boolean")]
    case .overrides: overrides
    case .assume: assume
    }
  }

  private static var levels: JSON {
    let rules = Rule.all.map {
      JSON.Member(
        key: $0.id,
        value: described($0.summary, ["enum": .strings(RuleLevel.allCases.map(\.rawValue))]))
    }
    return closed(rules)
  }

  private static var patterns: JSON {
    [
      "description": .string("As in a .gitignore, from the folder of the configuration."),
      "type": .string("array"),
      "items": ["type": .string("string"), "minLength": .int(1)],
    ]
  }

  /// A name in code, as near as the patterns of every validator get: not all know `\p{L}`.
  private static let name = "[^\\s0-9.()@$][^\\s.()@$]*"

  private static func names(_ pattern: String) -> JSON {
    [
      "type": .string("array"),
      "items": ["type": .string("string"), "pattern": .string(pattern)],
    ]
  }

  private static var deploymentTarget: JSON {
    closed(
      DeploymentTarget.Platform.allCases.map {
        JSON.Member(
          key: $0.rawValue,
          value: [
            "type": .string("string"),
            "pattern": .string("^[0-9]{1,4}(\\.[0-9]{1,4}){0,2}$"),
          ])
      })
  }

  private static var overrides: JSON {
    let members = [
      JSON.Member(key: OverrideKey.files.rawValue, value: reference("patterns")),
      JSON.Member(key: OverrideKey.rules.rawValue, value: reference("levels")),
    ]
    let required = JSON.Member(
      key: "required", value: .strings(OverrideKey.allCases.map(\.rawValue)))
    return ["type": .string("array"), "items": closed(members, required)]
  }

  private static var assume: JSON {
    closed(
      AssumeKey.allCases.map { key in
        JSON.Member(
          key: key.rawValue,
          value: described(key.summary, reference(key == .shared ? "members" : "names")))
      })
  }

  /// An object with these members and no others.
  private static func closed(_ members: [JSON.Member], _ more: JSON.Member...) -> JSON {
    .object(
      [
        JSON.Member(key: "type", value: .string("object")),
        JSON.Member(key: "additionalProperties", value: .bool(false)),
      ] + more + [JSON.Member(key: "properties", value: .object(members))])
  }
}
