import StateLintSyntax

/// A way to mend code: edits with what they do. Facts own the edits, so that no rule cuts text.
package struct Repair: Sendable {
  /// What it does, in an imperative phrase.
  package var title: String
  package var edits: [Edit]
  package var isSafe: Bool

  /// Replaces a stretch of a file.
  package struct Edit: Sendable {
    package var place: Place
    package var text: String
  }

  /// The edits by file and place.
  package var inOrder: [Edit] {
    edits.sorted {
      ($0.place.file, $0.place.range.lowerBound, $0.place.range.upperBound)
        < ($1.place.file, $1.place.range.lowerBound, $1.place.range.upperBound)
    }
  }

  /// The same repair, safe only where `doubt` is false.
  package func safe(unless doubt: Bool) -> Repair {
    var copy = self
    copy.isSafe = !doubt
    return copy
  }
}

extension Property {
  /// Puts `private` before the `let` or `var`, in place of a wider access word.
  package func addingPrivate() -> Repair? {
    let tree = facts.tree
    let declaration = fact.declaration
    for child in tree.children(declaration) where tree.kind(child) == .modifier {
      switch tree[child].detail {
      case .public, .internal, .package, .open, .private, .fileprivate:
        return Repair(
          title: "Make `\(name)` private",
          edits: [.init(place: Place(file, tree.range(child)), text: "private")], isSafe: false)
      default: continue
      }
    }
    guard let word = firstWord else { return nil }
    return Repair(
      title: "Make `\(name)` private",
      edits: [.init(place: Place(file, word..<word), text: "private ")], isSafe: false)
  }

  /// Where the modifiers or the `let` or `var` begin, behind the attributes.
  private var firstWord: Int? {
    let tree = facts.tree
    var start = tree.range(fact.declaration).lowerBound
    for child in tree.children(fact.declaration) {
      switch tree.kind(child) {
      case .attribute: start = tree.range(child).upperBound
      case .modifier: return tree.range(child).lowerBound
      default:
        // The keyword stands between the last attribute and the first name.
        let end = tree.range(child).lowerBound
        return (start..<end).first { tree.startsKeyword(at: $0) }
      }
    }
    return nil
  }

  /// Puts another wrapper in the place of this one.
  package func replacing(wrapper: String) -> Repair {
    Repair(
      title: "Use `@\(wrapper)`",
      edits: [.init(place: Place(file, attributeRange), text: "@" + wrapper)], isSafe: false)
  }

  /// Takes the wrapper away and leaves a plain property.
  package func droppingWrapper(keyword: String) -> Repair? {
    guard let word = firstWord, fact.bindingCount == 1 else { return nil }
    let tree = facts.tree
    let end = tree.range(fact.nameNode).lowerBound
    return Repair(
      title: "Make `\(name)` a plain `\(keyword)`",
      edits: [
        .init(
          place: Place(file, tree.range(fact.declaration).lowerBound..<end), text: keyword + " ")
      ], isSafe: false
    ).safe(unless: word > end)
  }

  /// Takes the wrapper's attribute away, with the blanks behind it, and nothing else.
  package func droppingAttribute() -> Repair {
    dropping(attributeRange, title: "Make `\(name)` a plain property").safe(unless: false)
  }

  /// Takes the wrapper away and makes it a `let`, its other words as they are; nil where more hangs
  /// on the declaration than that.
  var plainConstant: [Repair.Edit]? {
    guard fact.bindingCount == 1, fact.accessors.isEmpty, !isConditional, fact.type.exists,
      facts[fact.attributes].count == 1, let word = keyword, wrapperAttribute != nil
    else { return nil }
    return dropping(attributeRange, title: "").edits
      + [.init(place: Place(file, word..<(word + 3)), text: "let")]
  }

  /// Makes a plain property one that SwiftUI keeps: `@State private var` in place of `let`.
  package func keeping(in wrapper: String) -> Repair? {
    let words =
      facts.tree.range(fact.declaration).lowerBound..<facts.tree.range(fact.nameNode).lowerBound
    guard fact.bindingCount == 1, !hasAttributes, !words.isEmpty else { return nil }
    return Repair(
      title: "Keep `\(name)` in `@\(wrapper)`",
      edits: [.init(place: Place(file, words), text: "@\(wrapper) private var ")], isSafe: false)
  }

  /// Makes a plain property one that observes its object: `@ObservedObject var` in place of `let`.
  package func observing(in wrapper: String) -> Repair? {
    guard fact.bindingCount == 1, !hasAttributes, shape.container == .none, !shape.isOptional,
      shape.form == .nominal, let word = keyword
    else { return nil }
    let start = facts.tree.range(fact.declaration).lowerBound
    return Repair(
      title: "Observe `\(name)` with `@\(wrapper)`",
      edits: [
        .init(place: Place(file, start..<start), text: "@\(wrapper) "),
        .init(place: Place(file, word..<(word + 3)), text: "var"),
      ], isSafe: false)
  }

  /// Stores a value once that is computed on each read.
  package func storing(_ value: String) -> Repair? {
    guard let word = keyword, fact.bindingCount == 1 else { return nil }
    let end = facts.tree.range(fact.declaration).upperBound
    return Repair(
      title: "Make `\(name)` once",
      edits: [.init(place: Place(file, word..<end), text: "let \(name) = \(value)")], isSafe: false)
  }

  /// Whether it stands in a branch of an `#if` among the members of its type.
  var isConditional: Bool {
    facts.tree.parent(of: fact.declaration).map { facts.tree.kind($0) != .memberBlock } ?? true
  }

  /// Where the `let` or `var` begins.
  var keyword: Int? { facts.tree.keyword(of: fact) }

  /// Writes the type in the place of the default value.
  package func replacingDefault(byType type: String) -> Repair? {
    let tree = facts.tree
    guard !fact.type.exists, fact.bindingCount == 1,
      let value = tree.child(fact.binding, .initializer)
    else { return nil }
    let place = Place(file, tree.range(fact.nameNode).upperBound..<tree.range(value).upperBound)
    return Repair(
      title: "Write `\(name): \(type)` without a value",
      edits: [.init(place: place, text: ": " + type)], isSafe: false)
  }

  /// Takes the default value away.
  package func droppingDefault() -> Repair? {
    let tree = facts.tree
    guard let value = tree.child(fact.binding, .initializer) else { return nil }
    var start = tree.range(value).lowerBound
    while start > 0, tree.bytes[start - 1] == UInt8(ascii: " ") { start -= 1 }
    return Repair(
      title: "Drop the default of `\(name)`",
      edits: [.init(place: Place(file, start..<tree.range(value).upperBound), text: "")],
      isSafe: false)
  }
}

extension Tree {
  /// From the end of what a modifier is called on to the end of its call; nil where more than its
  /// dot and blanks stand between.
  func modifierRange(_ call: CallFact) -> Range<Int>? {
    let links = Array(children(call.chain))
    guard let place = links.firstIndex(of: call.callee), place > 0 else { return nil }
    let start = range(links[place - 1]).upperBound
    let between = start..<range(call.callee).lowerBound
    guard !comments.contains(where: { between.contains(Int($0.start)) }) else { return nil }
    return start..<range(call.node).upperBound
  }

  /// Where the `let` or `var` of a property begins.
  func keyword(of property: PropertyFact) -> Int? {
    var start = range(property.declaration).lowerBound
    for child in children(property.declaration) {
      switch kind(child) {
      case .attribute, .modifier: start = range(child).upperBound
      default: return (start..<range(child).lowerBound).first { startsKeyword(at: $0) }
      }
    }
    return nil
  }

  /// Whether `let` or `var` begins at an offset.
  fileprivate func startsKeyword(at offset: Int) -> Bool {
    guard offset + 3 < bytes.count, bytes[offset + 3] <= 0x20 else { return false }
    let word = bytes[offset..<(offset + 3)]
    return word.elementsEqual("let".utf8) || word.elementsEqual("var".utf8)
  }
}
