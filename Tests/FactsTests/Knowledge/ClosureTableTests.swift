import Foundation
import StateLintSyntax
import Testing

@testable import StateLintFacts

/// A fact of `closures.tsv`: one callee, one condition, one slot.
struct ClosureFact: CustomTestStringConvertible {
  let callee: String
  let form: String
  let conditions: [String]
  let timing: String
  let slot: String

  var testDescription: String {
    "\(form) \(callee) \(slot) \(conditions.joined(separator: "+")) is \(timing)"
  }

  static let all: [ClosureFact] = {
    let file = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .appendingPathComponent("closures.tsv")
    let text = (try? String(contentsOf: file, encoding: .utf8)) ?? ""
    return text.split(separator: "\n").dropFirst().flatMap { line in
      let columns = line.split(separator: "\t").map(String.init)
      let conditions = columns[2] == "-" ? [] : columns[2].split(separator: "+").map(String.init)
      return columns[4].split(separator: ",").map { slot in
        ClosureFact(
          callee: columns[0], form: columns[1], conditions: conditions, timing: columns[3],
          slot: String(slot))
      }
    }
  }()

  /// The question to which this fact is the answer.
  var query: ClosureQuery {
    let names = callee.split(separator: ".").map(String.init)
    let form: CalleeForm =
      switch self.form {
      case "init": .initializer
      case "implicit": .implicitMember
      case "function": .function
      default: .modifier
      }
    var query = ClosureQuery(callee: Name(names.last!), form: form)
    if names.count > 1 { query.qualifier = Name(names[names.count - 2]) }
    if slot == "t2" {
      query.trailing = 2
      query.trailingCount = 2
    } else if slot != "t1", slot != "*" {
      query.label = Name(slot)
      query.trailing = nil
      query.trailingCount = 0
    }
    for condition in conditions {
      switch condition {
      case "title": query.arguments.append(nil)
      case "parameter": query.parameterCount = 1
      case "no-parameter": query.parameterCount = 0
      case "several": query.trailingCount = 2
      default: query.arguments.append(Name(String(condition.dropLast("-given".count))))
      }
    }
    // A condition on the other side must not be met by accident.
    if conditions.isEmpty, callee.hasPrefix("Async") { query.parameterCount = 1 }
    return query
  }
}

private func timing(
  _ callee: String, _ form: CalleeForm, label: String? = nil, trailing: Int? = 1,
  count: Int = 1, given: [String?] = [], parameters: Int = 0, qualifier: String? = nil
) -> ClosureTiming? {
  ClosureTable.timing(
    ClosureQuery(
      callee: Name(callee), form: form, qualifier: qualifier.map { Name($0) },
      label: label.map { Name($0) }, trailing: trailing, trailingCount: count,
      arguments: CallCircumstances(labels: given.map { $0.map { Name($0) } }),
      parameterCount: parameters))
}

@Suite struct ClosureTableTests {
  @Test(arguments: ClosureFact.all) func everyFact(fact: ClosureFact) {
    #expect(ClosureTable.timing(fact.query).map { "\($0)" } == fact.timing)
  }

  /// A row that is not in the list of facts, or a fact that lost its row, fails here.
  @Test func theTableHoldsTheFactsAndNoOthers() {
    let forms: [ClosureRowForm: String] = [
      .initializer: "init", .implicitMember: "implicit", .modifier: "modifier",
      .function: "function", .method: "method", .staticMethod: "static",
    ]
    let table = ClosureTable.rows.flatMap { form, text in
      rows(of: text).flatMap { row in
        row[3].split(separator: ",").map { "\(row[0]) \(forms[form]!) \(row[1]) \(row[2]) \($0)" }
      }
    }
    let facts = ClosureFact.all.map { fact in
      let condition = fact.conditions.isEmpty ? "-" : fact.conditions.joined(separator: "+")
      return "\(fact.callee) \(fact.form) \(condition) \(fact.timing) \(fact.slot)"
    }
    #expect(Set(table).symmetricDifference(facts).sorted() == [])
    #expect(table.count == facts.count)
    #expect(ClosureTable.count == facts.count)
    #expect(facts.count > 700)
  }

  /// Of the rows of a callee the first that fits decides: one with a condition stands before the
  /// one without, and `*` is the last.
  @Test func rowsOfACalleeGoFromTheParticularToTheGeneral() {
    for (_, text) in ClosureTable.rows {
      var general: Set<String> = []
      for row in rows(of: text) {
        for slot in row[3].split(separator: ",") {
          #expect(!general.contains("\(row[0]) *"), "a row of \(row[0]) stands after its *")
          let key = "\(row[0]) \(slot)"
          #expect(!general.contains(key), "\(key) is decided before its last row")
          if row[1] == "-" { general.insert(key) }
        }
      }
    }
  }

  @Test func unknownCalleesHaveNoTiming() {
    #expect(timing("CloseButton", .initializer) == nil)
    #expect(timing("whenHovered", .modifier) == nil)
    #expect(timing("button", .initializer) == nil)
    #expect(timing("Buttons", .initializer) == nil)
    #expect(timing("", .function) == nil)
  }

  @Test func theFormHasToFit() {
    #expect(timing("onAppear", .initializer) == nil)
    #expect(timing("VStack", .modifier) == nil)
    #expect(timing("sink", .function) == nil)
    #expect(timing("withAnimation", .modifier) == nil)
    #expect(timing("withAnimation", .function) == .now)
  }

  @Test func implicitMembersAreUnknownUnlessListed() {
    #expect(timing("cancel", .implicitMember) == nil)
    #expect(timing("default", .implicitMember, given: [nil]) == nil)
    #expect(timing("init", .implicitMember) == nil)
    #expect(timing("init", .implicitMember, label: "get") == nil)
    #expect(timing("init", .implicitMember, label: "get", given: ["set"]) == .compute)
    #expect(timing("init", .implicitMember, label: "set", given: ["get"]) == .action)
    #expect(timing("task", .implicitMember) == nil)
  }

  @Test func qualifiedNames() {
    #expect(timing("Button", .initializer, qualifier: "SwiftUI") == .action)
    #expect(timing("Button", .modifier, qualifier: "SwiftUI") == .action)
    #expect(timing("Button", .initializer, qualifier: "Alert") == .action)
    #expect(timing("Button", .initializer, qualifier: "DesignSystem") == nil)
    #expect(timing("withAnimation", .modifier, qualifier: "SwiftUI") == .now)
    #expect(timing("default", .modifier, qualifier: "Button") == .action)
    #expect(timing("detached", .modifier, qualifier: "Task") == .action)
    #expect(timing("immediate", .modifier, qualifier: "Task") == .now)
    #expect(timing("detached", .modifier, qualifier: "Worker") == nil)
    #expect(timing("detached", .modifier) == nil)
    #expect(timing("animate", .modifier, qualifier: "UIView") == .now)
    #expect(timing("animate", .modifier, qualifier: "chart") == nil)
    #expect(timing("run", .modifier, qualifier: "MainActor") == .now)
    #expect(timing("run", .modifier, qualifier: "app") == nil)
    #expect(timing("async", .modifier, qualifier: "queue") == .action)
  }

  @Test func buttons() {
    #expect(timing("Button", .initializer, given: [nil]) == .action)
    #expect(timing("Button", .initializer, count: 2) == .action)
    #expect(timing("Button", .initializer, label: "label", trailing: 2, count: 2) == .builder)
    #expect(timing("Button", .initializer, given: ["role"]) == .action)
    #expect(timing("Button", .initializer, given: ["action"]) == .builder)
    #expect(timing("Button", .initializer, given: ["role", "action"]) == .builder)
    #expect(timing("Button", .initializer, given: ["intent"]) == .builder)
    #expect(timing("Button", .initializer, label: "action", trailing: nil, count: 0) == .action)
    #expect(
      timing("Button", .initializer, label: "label", trailing: nil, count: 0, given: ["action"])
        == .builder)
    #expect(timing("accessibilityAction", .modifier, given: ["named"]) == .action)
    #expect(timing("accessibilityAction", .modifier, given: ["action"]) == .builder)
  }

  @Test func presentations() {
    for modifier in ["sheet", "fullScreenCover"] {
      #expect(timing(modifier, .modifier, given: ["isPresented"]) == .builder)
      #expect(timing(modifier, .modifier, given: ["isPresented", "onDismiss"]) == .builder)
      #expect(timing(modifier, .modifier, count: 2, given: ["item"]) == .action)
      #expect(timing(modifier, .modifier, label: "content", trailing: 2, count: 2) == .builder)
      #expect(timing(modifier, .modifier, label: "onDismiss", trailing: nil) == .action)
    }
    #expect(timing("popover", .modifier, count: 2) == .builder)
    #expect(timing("alert", .modifier, given: [nil, "isPresented"]) == .builder)
    #expect(timing("alert", .modifier, label: "message", trailing: 2, count: 2) == .builder)
  }

  @Test func closuresThatAParameterTellsApart() {
    #expect(timing("Slider", .initializer, given: ["value"], parameters: 1) == .action)
    #expect(timing("Slider", .initializer, given: ["value"]) == .builder)
    #expect(timing("Slider", .initializer, label: "onEditingChanged", parameters: 1) == .action)
    #expect(timing("Slider", .initializer, label: "label", trailing: nil) == .builder)
    #expect(timing("AsyncStream", .initializer, parameters: 1) == .now)
    #expect(timing("AsyncStream", .initializer) == .action)
  }

  @Test func closuresThatATitleTellsApart() {
    #expect(timing("Stepper", .initializer, given: [nil, "value"]) == .action)
    #expect(timing("Stepper", .initializer, given: ["value"]) == .builder)
    #expect(timing("Stepper", .initializer, count: 2) == .builder)
    #expect(timing("Stepper", .initializer, count: 2, given: [nil]) == .action)
    #expect(timing("TextField", .initializer, given: [nil, "text"]) == .action)
    #expect(timing("TextField", .initializer, given: ["text"]) == .builder)
    #expect(timing("SecureField", .initializer, given: [nil, "text"]) == .action)
    #expect(timing("SecureField", .initializer, given: ["text"]) == .builder)
    #expect(timing("TextFieldLink", .initializer, given: [nil], parameters: 1) == .action)
    #expect(timing("TextFieldLink", .initializer, count: 2) == .builder)
    #expect(timing("transaction", .modifier, parameters: 1) == .compute)
    #expect(timing("transaction", .modifier, given: [nil], parameters: 1) == .builder)
    #expect(timing("onDrag", .modifier) == .later)
    #expect(timing("onDrag", .modifier, given: [nil]) == .builder)
  }

  /// A trailing closure is the first parameter that the parentheses do not supply.
  @Test func closuresBehindAGivenOne() {
    #expect(timing("onGeometryChange", .modifier, given: ["for"], parameters: 1) == .compute)
    #expect(timing("onGeometryChange", .modifier, given: ["for", "of"], parameters: 1) == .action)
    #expect(timing("onGeometryChange", .modifier, label: "action", trailing: 2) == .action)
    #expect(timing("Binding", .initializer, given: ["get"], parameters: 1) == .action)
    #expect(timing("Binding", .initializer, count: 2) == .compute)
    #expect(timing("Binding", .initializer, label: "get", trailing: nil) == .compute)
    #expect(timing("Binding", .initializer, label: "set", trailing: nil) == .action)
    #expect(timing("Menu", .initializer, given: ["content"]) == .builder)
    #expect(timing("Menu", .initializer, given: ["content", "label"]) == .action)
    #expect(timing("Menu", .initializer, given: [nil, "content"]) == .action)
    #expect(timing("contextMenu", .modifier, given: ["menuItems"]) == .builder)
    #expect(timing("contextMenu", .modifier, given: ["forSelectionType", "menu"]) == .action)
    #expect(
      timing("animate", .modifier, given: ["withDuration", "animations"], qualifier: "UIView")
        == .action)
  }

  @Test func anUnlabelledClosureInTheParenthesesIsTheFirst() {
    #expect(timing("onEnded", .modifier, trailing: nil, count: 0) == .action)
    #expect(timing("onChanged", .modifier, trailing: nil, count: 0) == .action)
    #expect(timing("updating", .modifier, trailing: nil, count: 0, given: [nil]) == .compute)
    #expect(timing("mask", .modifier, trailing: nil, count: 0) == .builder)
  }

  @Test func aLabelThatNoOverloadHasIsUnknown() {
    #expect(timing("overlay", .modifier, label: "onTap") == nil)
    #expect(timing("VStack", .initializer, label: "header") == nil)
    #expect(timing("withAnimation", .function, label: "onEnd") == nil)
  }

  @Test func callbacksOfOtherPackagesThatRunDuringUpdates() {
    #expect(timing("introspect", .modifier, given: [nil, "on"], parameters: 1) == .perhaps)
    #expect(timing("introspectScrollView", .modifier, parameters: 1) == .perhaps)
    #expect(timing("WithViewStore", .initializer, given: [nil, "observe"]) == .builder)
    #expect(timing("WithPerceptionTracking", .initializer) == .builder)
  }
}
