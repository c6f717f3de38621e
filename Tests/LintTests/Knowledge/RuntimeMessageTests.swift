import Testing

@testable import StateLint

@Suite struct RuntimeMessageTests {
  /// Messages as people paste them, and the rules that explain them.
  static let pasted: [(text: String, rules: [String])] = [
    (
      "Modifying state during view update, this will cause undefined behavior.",
      [
        "state-write-in-body", "async-hop-write-in-body", "state-write-in-view-init",
        "representable-update-writes-state",
      ]
    ),
    (
      "[SwiftUI] Publishing changes from within view updates is not allowed, this will cause…",
      ["model-mutation-in-body", "state-write-in-view-init", "state-write-in-body"]
    ),
    (
      "Publishing changes from background threads is not allowed; make sure to publish values from "
        + "the main thread (via operators like receive(on:)) on model updates.",
      ["published-write-off-main"]
    ),
    (
      "Accessing State's value outside of being installed on a View. This will result in a…",
      ["dynamic-property-outside-view", "local-state-variable", "dynamic-property-read-in-init"]
    ),
    (
      "Accessing StateObject<Model>'s object without being installed on a View. This will create "
        + "a new instance each time.",
      ["dynamic-property-read-in-init", "dynamic-property-outside-view"]
    ),
    (
      "Accessing Environment<ColorScheme>'s value outside of being installed on a View.",
      ["dynamic-property-read-in-init", "dynamic-property-outside-view"]
    ),
    (
      "Accessing FocusState’s value outside of the body of a View.",
      ["dynamic-property-outside-view", "dynamic-property-read-in-init"]
    ),
    (
      "Fatal error: No ObservableObject of type Cart found. A View.environmentObject(_:) for Cart…",
      [
        "environment-object-missing", "environment-below-presentation",
        "observation-wrapper-mismatch",
      ]
    ),
    (
      "No Observable object of type Cart found. A View.environmentObject(_:) for Cart may be…",
      [
        "environment-object-missing", "environment-below-presentation",
        "observation-wrapper-mismatch",
      ]
    ),
    (
      "ForEach<Range<Int>, Int, Text> count (4) != its initial count (3). `ForEach(_:content:)` …",
      ["foreach-nonconstant-range"]
    ),
    (
      "ForEach<Array<Int>, Int, Text>: the ID 7 occurs multiple times within the collection, this…",
      ["foreach-id-self", "unstable-identifiable-id"]
    ),
    (
      "Swift/ContiguousArrayBuffer.swift:600: Fatal error: Index out of range", ["foreach-index-id"]
    ),
    (
      "Picker: the selection \"nil\" is invalid and does not have an associated tag, this will…",
      ["selection-type-mismatch"]
    ),
    (
      "error: left side of mutating operator isn't mutable: 'self' is immutable",
      ["mutating-plain-property"]
    ),
    (
      "error: cannot assign to property: ‘self’ is immutable",
      ["mutating-plain-property"]
    ),
    (
      "cannot use mutating member on immutable value: 'self' is immutable",
      ["mutating-plain-property"]
    ),
    ("error: cannot find '$model' in scope", ["missing-bindable"]),
    (
      "cannot convert value of type 'String' to expected argument type 'Binding<String>'",
      ["binding-argument-missing-dollar"]
    ),
    (
      "'Row' initializer is inaccessible due to 'private' protection level",
      ["state-without-initial-value"]
    ),
    ("Variable 'self.name' used before being initialized", ["state-init-assignment-discarded"]),
    (
      "Invalid redeclaration of synthesized property '_name'", ["state-init-assignment-discarded"]
    ),
    (
      "Undefined symbol: variable initialization expression of App.Row.(_on in _3A) : "
        + "SwiftUI.LazyState<Swift.Bool>", ["state-not-private"]
    ),
    ("Type '()' cannot conform to 'View'", ["state-write-in-body"]),
    (
      "Property wrapper cannot be applied to a computed property",
      ["property-wrapper-in-observable"]
    ),
    ("'lazy' cannot be used on a computed property", ["property-wrapper-in-observable"]),
    ("'@Observable' cannot be applied to struct type 'Cart'", ["observable-on-value-type"]),
    ("'@Observable' cannot be applied to actor type 'Cart'", ["observable-on-value-type"]),
    (
      "non-class type 'Cart' cannot conform to class protocol 'ObservableObject'",
      ["observable-on-value-type"]
    ),
    ("unknown attribute 'ObservableObject'", ["observable-on-value-type"]),
    ("unknown attribute 'Observable'", []),
    (
      "Generic struct 'StateObject' requires that 'Cart' conform to 'ObservableObject'",
      ["observation-wrapper-mismatch"]
    ),
    (
      "initializer 'init(wrappedValue:)' requires that 'Cart' conform to 'Observable'",
      ["observation-wrapper-mismatch"]
    ),
    ("argument passed to call that takes no arguments", ["state-without-initial-value"]),
    ("property wrapper can only be applied to a 'var'", ["state-without-initial-value"]),
    (
      "Bound preference SizeKey tried to update multiple times per frame.",
      ["async-hop-write-in-body", "derived-state"]
    ),
    (
      "onChange(of: CGFloat) action tried to update multiple times per frame.",
      ["async-hop-write-in-body", "derived-state"]
    ),
  ]

  @Test(arguments: pasted)
  func explains(text: String, rules: [String]) {
    let messages = RuntimeMessageTable.messages(in: text)
    #expect(messages.count == 1)
    #expect(messages.first?.rules == rules)
  }

  /// Every row is met by its own pattern with something in each gap.
  @Test(arguments: RuntimeMessageTable.rows) func everyRow(message: RuntimeMessage) {
    var text = ""
    var isGap = false
    for character in message.pattern {
      if character == "{" {
        isGap = true
        text += "Some<Thing>"
      } else if character == "}" {
        isGap = false
      } else if !isGap {
        text.append(character)
      }
    }
    #expect(message.matches("12:34 app[7] " + text + ", and so on"))
    #expect(message.matches(text.uppercased()))
    #expect(RuntimeMessageTable.messages(in: text) == [message])
    #expect(!message.rules.isEmpty || message.hint != nil)
  }

  @Test func noPatternTwice() {
    #expect(Set(RuntimeMessageTable.rows.map(\.pattern)).count == RuntimeMessageTable.rows.count)
  }

  @Test func aFewWordsOfAMessageAreEnough() {
    #expect(RuntimeMessageTable.messages(in: "modifying state during  view").count == 1)
    #expect(RuntimeMessageTable.messages(in: "Publishing changes from").count == 2)
  }

  @Test(arguments: [
    "", "view", "state", "index out", "my toggle snaps back", "Modifying", "the value of State",
    "No ObservableObject here", "cannot find 'model' in scope",
  ]) func otherTexts(text: String) {
    #expect(RuntimeMessageTable.messages(in: text).isEmpty)
  }

  @Test(
    "The names of the text stand in the message",
    arguments: [
      (
        "warning: ForEach<Range<Int>, Int, Text> count (4) != its initial count (3). `ForEach(_:",
        "count (4) != its initial count (3)"
      ),
      ("error: cannot find '$cart' in scope", "Cannot find '$cart' in scope"),
      ("Index out of range: file Swift/Array.swift", "Index out of range"),
      (
        "initializer is inaccessible due to",
        "'…' initializer is inaccessible due to 'private' protection level"
      ),
    ])
  func names(text: String, message: String) {
    #expect(RuntimeMessageTable.messages(in: text).map { $0.filled(from: text) }.contains(message))
  }

  @Test("Each message has a symptom", arguments: RuntimeMessageTable.rows)
  func symptom(message: RuntimeMessage) {
    let built = message.rules.lazy.compactMap { Rule.named($0) }.first
    #expect(built == nil || message.symptom == built?.symptom)
  }
}
