import StateLintSyntax
import Testing

@testable import StateLintFacts

private func kind(_ name: String, qualifier: String? = nil) -> AttributeKind {
  AttributeTable.kind(
    of: Name(name), shape: NameShape(name), qualifier: qualifier.map { Name($0) })
}

@Suite struct AttributeTableTests {
  @Test(arguments: rows(of: AttributeTable.wrapperRows)) func wrapper(row: [String]) throws {
    let wrapper = try #require(Wrapper.allCases.first { "\($0)" == row[1] })
    #expect(kind(row[0]) == .wrapper(wrapper))
    #expect(AttributeTable.wrapper(named: Name(row[0])) == wrapper)
    for module in row[2].split(separator: ",") {
      #expect(kind(row[0], qualifier: String(module)) == .wrapper(wrapper))
    }
    #expect(kind(row[0], qualifier: "Verge") == .unknown)
    #expect(AttributeTable.wrapper(named: Name(row[0]), qualifier: Name("Verge")) == nil)
  }

  @Test(arguments: rows(of: AttributeTable.macroRows)) func macro(row: [String]) throws {
    let macro = try #require(KnownMacro.allCases.first { "\($0)" == row[1] })
    #expect(kind(row[0]) == .macro(macro))
    for module in row[2].split(separator: ",") {
      #expect(kind(row[0], qualifier: String(module)) == .macro(macro))
    }
    #expect(kind(row[0], qualifier: "Verge") == .unknown)
    #expect(AttributeTable.wrapper(named: Name(row[0])) == nil)
  }

  @Test(arguments: rows(of: AttributeTable.injectionRows)) func injection(row: [String]) {
    #expect(kind(row[0]) == .dependencyInjection)
  }

  @Test(arguments: words(of: AttributeTable.builtinRows)) func builtin(name: String) {
    #expect(kind(name) == .builtin)
  }

  @Test(arguments: ["ViewBuilder", "ContentBuilder", "ToolbarContentBuilder", "MyOwnBuilder"])
  func builder(name: String) {
    #expect(kind(name) == .builder)
    #expect(kind(name, qualifier: "SwiftUI") == .builder)
  }

  @Test func globalActorsAddNothing() {
    #expect(kind("MainActor") == .builtin)
    #expect(kind("DatabaseActor") == .builtin)
  }

  @Test(arguments: ["Setting", "Default", "state", "States", "Field", "Builder", "Actor", ""])
  func unknown(name: String) {
    #expect(kind(name) == .unknown)
  }

  @Test func bindingsOfTheFocus() {
    #expect(kind("Binding", qualifier: "FocusState") == .wrapper(.binding))
    #expect(kind("Binding", qualifier: "Store") == .unknown)
  }

  /// What the documentation says the macros do to state.
  @Test(
    arguments: [
      (.observable, .observable), (.model, .observable), (.perceptible, .observable),
      (.observableState, .observableState), (.observationIgnored, .ignored),
      (.transient, .ignored), (.observationTracked, .tracked), (.attribute, .persisted),
      (.relationship, .persisted), (.presents, .sharedStorage), (.shared, .sharedStorage),
      (.entry, .entry), (.previewable, .previewable), (.reducer, .reducer),
      (.viewAction, .reducer), (.animatable, .none), (.generable, .none),
    ] as [(KnownMacro, MacroEffect)])
  func effect(of macro: KnownMacro, is effect: MacroEffect) {
    #expect(macro.effect == effect)
  }
}
