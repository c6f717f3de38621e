import Foundation
import StateLint

/// The declarations `Inspection.facts` found.
func ourDeclarations(of bytes: [UInt8]) throws -> [Declaration] {
  let json = Data(Inspection.facts(of: bytes).utf8)
  do {
    return try JSONDecoder().decode(FactsDocument.self, from: json).declarations
  } catch {
    throw Fault("the facts cannot be read: \(error)")
  }
}

/// The JSON of `stlint inspect facts`, as far as it is compared.
private struct FactsDocument: Decodable {
  struct Members: Decodable {
    let properties: [Property]
    let functions: [Function]
  }

  struct TypeFacts: Decodable {
    let kind, name: String
    let offset: Int
    let attributes, modifiers, inherits: [String]
    let properties: [Property]
    let functions: [Function]
  }

  struct Property: Decodable {
    let name: String
    let offset: Int
    let kind: String
    let attributes, modifiers: [String]
    let type: String?
    let hasInitializer: Bool
    let accessors: [String]
  }

  struct Function: Decodable {
    let name: String
    let offset: Int
    let attributes, modifiers, labels: [String]
    let kind: String
  }

  let types: [TypeFacts]
  let globals: Members

  var declarations: [Declaration] {
    types.flatMap { type in
      [type.declaration]
        + type.properties.map { $0.declaration(in: type.offset) }
        + type.functions.map { $0.declaration(in: type.offset) }
    }
      + globals.properties.map { $0.declaration(in: nil) }
      + globals.functions.map { $0.declaration(in: nil) }
  }
}

extension FactsDocument.TypeFacts {
  var declaration: Declaration {
    Declaration(
      kind: .type, offset: offset,
      fields: [
        "kind": kind, "name": name.withoutBackticks.withoutBlanks,
        "attributes": listed(attributes.map(\.withoutArguments)), "modifiers": listed(modifiers),
        "inherits": listed(inherits.map(\.collapsed)),
      ])
  }
}

extension FactsDocument.Property {
  func declaration(in owner: Int?) -> Declaration {
    Declaration(
      kind: .property, offset: offset,
      fields: [
        "kind": kind, "name": name.withoutBackticks, "owner": owner.map(String.init) ?? "none",
        "attributes": listed(attributes.map(\.withoutArguments)), "modifiers": listed(modifiers),
        "type": type?.collapsed ?? "none", "hasInitializer": String(hasInitializer),
        "accessors": listed(accessors),
      ])
  }
}

extension FactsDocument.Function {
  func declaration(in owner: Int?) -> Declaration {
    Declaration(
      kind: .function, offset: offset,
      fields: [
        "kind": kind, "name": name.withoutBackticks, "owner": owner.map(String.init) ?? "none",
        "attributes": listed(attributes.map(\.withoutArguments)), "modifiers": listed(modifiers),
        "labels": listed(labels.map(\.withoutBackticks)),
      ])
  }
}

/// A list as one string.
func listed(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }
