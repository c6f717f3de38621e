/// A message people paste when they ask, and the rules that explain it.
package struct RuntimeMessage: Hashable, Sendable {
  /// When the message appears.
  package enum Moment: UInt8, Hashable, Sendable, CaseIterable {
    /// In the console while the app runs.
    case running
    /// As the last words of an app that stops.
    case crashing
    /// From the compiler.
    case compiling
    /// From the linker.
    case linking
  }

  /// What the message says; `{…}` stands for a part that differs each time.
  package let pattern: String
  /// When it appears.
  package let moment: Moment
  /// The ids of the rules that explain it, the likeliest first.
  package let rules: [String]
  /// What else helps, in one sentence; nil if the rules say all.
  package let hint: String?

  init(_ pattern: String, _ moment: Moment, _ rules: [String], hint: String? = nil) {
    self.pattern = pattern
    self.moment = moment
    self.rules = rules
    self.hint = hint
  }
}

extension RuntimeMessage {
  /// Whether `text` holds this message: all of its fixed parts in order, with anything before,
  /// between and after them. Case, kinds of quotes and runs of blanks do not matter. Three words
  /// or more of one fixed part are enough.
  package func matches(_ text: String) -> Bool { matches(normalized: normalized(text)) }

  fileprivate func matches(normalized said: [UInt8]) -> Bool {
    let parts = fixedParts
    var rest = said[...]
    for part in parts {
      guard let found = rest.firstRange(of: part) else {
        return isTelling(said) && parts.contains { $0.firstRange(of: said) != nil }
      }
      rest = rest[found.upperBound...]
    }
    return true
  }

  /// The parts of the pattern outside `{…}`, normalized.
  private var fixedParts: [[UInt8]] {
    var parts: [[UInt8]] = [[]]
    var isFixed = true
    for byte in normalized(pattern) {
      if byte == UInt8(ascii: "{") {
        isFixed = false
        parts.append([])
      } else if byte == UInt8(ascii: "}") {
        isFixed = true
      } else if isFixed {
        parts[parts.count - 1].append(byte)
      }
    }
    return parts.filter { $0.contains { $0 != UInt8(ascii: " ") } }
  }
}

extension RuntimeMessage {
  /// The message with the names that `text` has in the places of `{…}`: `No ObservableObject of type
  /// Account found`. Where `text` has a part of it only, `…` stands for what is missing.
  package func filled(from text: String) -> String {
    var values = values(in: text)[...]
    if values.isEmpty { return withGaps }
    return pieces.map { piece in
      piece.isFixed ? piece.text : values.popFirst().map(Self.shortened) ?? "…"
    }.joined()
  }

  /// What `text` has in the places of `{…}` between two fixed parts; nothing where it has a part of
  /// the message only.
  func values(in text: String) -> [String] {
    let kept = normalized(text, keepsCase: true)
    let said = normalized(text)
    var places: [Range<Int>] = []
    var start = 0
    for part in fixedParts {
      guard let found = said[start...].firstRange(of: part) else { return [] }
      places.append(found)
      start = found.upperBound
    }
    return zip(places, places.dropFirst()).map { before, next in
      String(decoding: kept[before.upperBound..<next.lowerBound], as: UTF8.self)
    }
  }

  /// A value as long as a name is, not a page of what stood between two words.
  private static func shortened(_ value: String) -> String { value.utf8.count <= 60 ? value : "…" }

  private var withGaps: String { pieces.map { $0.isFixed ? $0.text : "…" }.joined() }

  /// The pattern, cut at its `{…}`.
  private var pieces: [(text: String, isFixed: Bool)] {
    var pieces: [(text: String, isFixed: Bool)] = []
    for (place, piece) in pattern.split(separator: "{", omittingEmptySubsequences: false)
      .enumerated()
    {
      guard place > 0 else {
        pieces.append((String(piece), true))
        continue
      }
      let halves = piece.split(separator: "}", maxSplits: 1, omittingEmptySubsequences: false)
      pieces.append((String(halves[0]), false))
      pieces.append((halves.count > 1 ? String(halves[1]) : "", true))
    }
    return pieces
  }

  /// What it is a sign of: what its first rule finds, else what the moment says.
  package var symptom: Symptom {
    if let rule = rules.lazy.compactMap({ Rule.named($0) }).first { return rule.symptom }
    switch moment {
    case .running: return .neverUpdates
    case .crashing: return .crashes
    case .compiling, .linking: return .doesNotCompile
    }
  }
}

/// The messages StateLint knows.
package enum RuntimeMessageTable {
  /// The messages that `text` holds, in the order of the table.
  package static func messages(in text: String) -> [RuntimeMessage] {
    let said = normalized(text)
    return rows.filter { $0.matches(normalized: said) }
  }

  /// One row a message. Source: the messages of SwiftUI, Combine, the Swift compiler and the linker
  /// of Xcode 15 to 27.
  package static let rows: [RuntimeMessage] = [
    // While the app runs.
    RuntimeMessage(
      "Modifying state during view update", .running,
      [
        "state-write-in-body", "async-hop-write-in-body", "state-write-in-view-init",
        "representable-update-writes-state",
      ]),
    RuntimeMessage(
      "Publishing changes from within view updates is not allowed", .running,
      ["model-mutation-in-body", "state-write-in-view-init", "state-write-in-body"],
      hint: "A List or Map whose selection is bound straight to a `@Published` property says this "
        + "too: bind it to a `@State` and copy the value in `.onChange`."),
    RuntimeMessage(
      "Publishing changes from background threads is not allowed", .running,
      ["published-write-off-main"]),
    RuntimeMessage(
      "Accessing State{type}'s value outside of being installed on a View", .running,
      [
        "dynamic-property-outside-view", "local-state-variable", "dynamic-property-read-in-init",
      ]),
    RuntimeMessage(
      "Accessing StateObject{type}'s object without being installed on a View", .running,
      ["dynamic-property-read-in-init", "dynamic-property-outside-view"]),
    RuntimeMessage(
      "Accessing Environment{type}'s value outside of being installed on a View", .running,
      ["dynamic-property-read-in-init", "dynamic-property-outside-view"]),
    RuntimeMessage(
      "Accessing FocusState{type}'s value outside of the body of a View", .running,
      ["dynamic-property-outside-view", "dynamic-property-read-in-init"]),
    RuntimeMessage(
      "count ({new}) != its initial count ({old})", .running, ["foreach-nonconstant-range"]),
    RuntimeMessage(
      "the ID {id} occurs multiple times within the collection", .running,
      ["foreach-id-self", "unstable-identifiable-id"]),
    RuntimeMessage(
      "Picker: the selection {value} is invalid and does not have an associated tag", .running,
      ["selection-type-mismatch"]),
    RuntimeMessage(
      "Bound preference {key} tried to update multiple times per frame", .running,
      ["async-hop-write-in-body", "derived-state"]),
    RuntimeMessage(
      "onChange(of:{type}) action tried to update multiple times per frame", .running,
      ["async-hop-write-in-body", "derived-state"]),

    // When it stops.
    RuntimeMessage(
      "No ObservableObject of type {type} found", .crashing,
      [
        "environment-object-missing", "environment-below-presentation",
        "observation-wrapper-mismatch",
      ]),
    RuntimeMessage(
      "No Observable object of type {type} found", .crashing,
      [
        "environment-object-missing", "environment-below-presentation",
        "observation-wrapper-mismatch",
      ]),
    RuntimeMessage(
      "Index out of range", .crashing, ["foreach-index-id"],
      hint: "It is this one if the trace goes through a binding: a row still reads `$items[i]` "
        + "after the item is gone."),

    // From the compiler.
    RuntimeMessage(
      "Left side of mutating operator isn't mutable: 'self' is immutable", .compiling,
      ["mutating-plain-property"]),
    RuntimeMessage(
      "Cannot assign to property: 'self' is immutable", .compiling, ["mutating-plain-property"]),
    RuntimeMessage(
      "Cannot use mutating member on immutable value: 'self' is immutable", .compiling,
      ["mutating-plain-property"]),
    RuntimeMessage("Cannot find '${name}' in scope", .compiling, ["missing-bindable"]),
    RuntimeMessage(
      "Cannot convert value of type '{type}' to expected argument type 'Binding<{type}>'",
      .compiling, ["binding-argument-missing-dollar"]),
    RuntimeMessage(
      "'{type}' initializer is inaccessible due to 'private' protection level", .compiling,
      ["state-without-initial-value"]),
    RuntimeMessage(
      "Variable 'self.{name}' used before being initialized", .compiling,
      ["state-init-assignment-discarded"]),
    RuntimeMessage(
      "Invalid redeclaration of synthesized property '_{name}'", .compiling,
      ["state-init-assignment-discarded"]),
    RuntimeMessage(
      "Type '()' cannot conform to 'View'", .compiling, ["state-write-in-body"]),
    RuntimeMessage(
      "Property wrapper cannot be applied to a computed property", .compiling,
      ["property-wrapper-in-observable"]),
    RuntimeMessage(
      "'lazy' cannot be used on a computed property", .compiling,
      ["property-wrapper-in-observable"]),
    RuntimeMessage(
      "'@Observable' cannot be applied to {kind} type", .compiling, ["observable-on-value-type"]),
    RuntimeMessage(
      "Non-class type '{type}' cannot conform to class protocol 'ObservableObject'", .compiling,
      ["observable-on-value-type"]),
    RuntimeMessage(
      "Unknown attribute 'ObservableObject'", .compiling, ["observable-on-value-type"]),
    RuntimeMessage(
      "Unknown attribute 'Observable'", .compiling, [],
      hint: "Add `import Observation`, or `import SwiftUI`, which brings it along."),
    RuntimeMessage(
      "requires that '{type}' conform to 'ObservableObject'", .compiling,
      ["observation-wrapper-mismatch"]),
    RuntimeMessage(
      "requires that '{type}' conform to 'Observable'", .compiling,
      ["observation-wrapper-mismatch"]),
    RuntimeMessage(
      "Argument passed to call that takes no arguments", .compiling,
      ["state-without-initial-value"],
      hint: "It is this one if it stands on a `@FocusState`, which takes no initial value."),
    RuntimeMessage(
      "Property wrapper can only be applied to a 'var'", .compiling,
      ["state-without-initial-value"]),

    // From the linker.
    RuntimeMessage(
      "variable initialization expression of {name}State", .linking, ["state-not-private"],
      hint: "A `private` `@State` with a default is in a struct whose `init` is in another file: "
        + "move the `init` there, or leave `private` out."),
  ]
}

/// `text` in lower case (ASCII), with plain quotes and single blanks, as bytes.
private func normalized(_ text: String, keepsCase: Bool = false) -> [UInt8] {
  var bytes: [UInt8] = []
  bytes.reserveCapacity(text.utf8.count)
  for scalar in text.unicodeScalars {
    switch scalar {
    case "‘", "’", "`": bytes.append(UInt8(ascii: "'"))
    case "“", "”": bytes.append(UInt8(ascii: "\""))
    case " ", "\t", "\n", "\r", "\u{A0}":
      if let last = bytes.last, last != UInt8(ascii: " ") { bytes.append(UInt8(ascii: " ")) }
    case "A"..."Z": bytes.append(UInt8(scalar.value) | (keepsCase ? 0 : 0x20))
    default: bytes.append(contentsOf: UTF8.encode(scalar)!)
    }
  }
  if bytes.last == UInt8(ascii: " ") { bytes.removeLast() }
  return bytes
}

/// Whether `text` has the three words that make a part of a message recognisable.
private func isTelling(_ text: [UInt8]) -> Bool {
  text.count { $0 == UInt8(ascii: " ") } >= 2
}

extension RandomAccessCollection<UInt8> where Index == Int {
  fileprivate func firstRange(of other: [UInt8]) -> Range<Int>? {
    guard !other.isEmpty, count >= other.count else { return nil }
    for start in startIndex...(endIndex - other.count)
    where self[start..<(start + other.count)].elementsEqual(other) {
      return start..<(start + other.count)
    }
    return nil
  }
}
