import Foundation

/// The part of draft-07 that the schema uses; a key it does not know is a complaint, and so is a
/// key of the report that the schema does not describe.
struct SchemaValidator {
  var root: [String: Any]

  func complaints(about value: Any, under schema: [String: Any], at path: String) -> [String] {
    var complaints: [String] = []
    for (key, rule) in schema {
      switch (key, rule, value) {
      case ("$ref", let name as String, _):
        let definitions = root["definitions"] as? [String: [String: Any]]
        let definition = name.split(separator: "/").last.flatMap { definitions?[String($0)] }
        complaints +=
          definition.map { self.complaints(about: value, under: $0, at: path) }
          ?? ["\(path): no definition \(name)"]
      case ("properties", let members as [String: [String: Any]], let object as [String: Any]):
        for (name, member) in object {
          complaints +=
            members[name].map {
              self.complaints(about: member, under: $0, at: "\(path).\(name)")
            } ?? ["\(path).\(name) is not described"]
        }
      case ("allOf", let all as [[String: Any]], _):
        complaints += all.flatMap { self.complaints(about: value, under: $0, at: path) }
      case ("additionalProperties", false as Bool, _): break
      case ("items", let item as [String: Any], let array as [Any]):
        complaints += array.flatMap { self.complaints(about: $0, under: item, at: path) }
      case ("$schema", _, _), ("title", _, _), ("description", _, _), ("definitions", _, _): break
      default:
        if !isMet(key, rule, value) { complaints.append("\(path): \(key) is not met by \(value)") }
      }
    }
    return complaints
  }

  private func isMet(_ key: String, _ rule: Any, _ value: Any) -> Bool {
    switch (key, rule, value) {
    case ("type", let name as String, _):
      switch name {
      case "object": value is [String: Any]
      case "array": value is [Any]
      case "integer": value is Int
      case "boolean": value is Bool
      case "string": value is String
      default: false
      }
    case ("required", let names as [String], let object as [String: Any]):
      names.allSatisfy { object[$0] != nil }
    case ("enum", let names as [String], let text as String): names.contains(text)
    case ("const", let text as String, let other as String): text == other
    case ("const", let number as Int, let other as Int): number == other
    case ("minimum", let least as Int, let number as Int): number >= least
    case ("maximum", let most as Int, let number as Int): number <= most
    case ("minItems", let least as Int, let array as [Any]): array.count >= least
    case ("minLength", let least as Int, let text as String): text.count >= least
    case ("pattern", let pattern as String, let text as String):
      text.range(of: pattern, options: .regularExpression) != nil
    default: false
    }
  }
}
