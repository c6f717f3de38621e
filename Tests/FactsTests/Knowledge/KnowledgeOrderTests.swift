import StateLintSyntax
import Testing

@testable import StateLintFacts

@Suite struct KnowledgeOrderTests {
  /// Tables with one row a name.
  static let singles: [(String, StaticString)] = [
    ("wrappers", AttributeTable.wrapperRows), ("macros", AttributeTable.macroRows),
    ("injection", AttributeTable.injectionRows), ("content", ContentTypeTable.rows),
    ("plain protocols", ProtocolTable.plainRows), ("modules", ModuleTable.rows),
    ("value types", ValueFamily.typeRows), ("look-alikes", MutatingMemberTable.lookalikeRows),
    ("Swift", SDKTypeTable.swiftTypes), ("Foundation", SDKTypeTable.foundationTypes),
    ("SwiftUI", SDKTypeTable.swiftUITypes), ("UIKit", SDKTypeTable.uiKitTypes),
    ("AppKit", SDKTypeTable.appKitTypes), ("media", SDKTypeTable.mediaTypes),
    ("device", SDKTypeTable.deviceTypes),
  ]

  /// Tables in which a name may have several rows.
  static let groups: [(String, StaticString)] = [
    ("initializers", ClosureTable.initializers), ("modifiers", ClosureTable.modifiers),
    ("functions", ClosureTable.functions), ("methods", ClosureTable.methods),
    ("static methods", ClosureTable.staticMethods),
    ("implicit members", ClosureTable.implicitMembers),
    ("host protocols", ProtocolTable.hostRows), ("mutating members", MutatingMemberTable.rows),
  ]

  /// Lists of names that fill their lines.
  static let lists: [(String, StaticString)] = [
    ("built-in attributes", AttributeTable.builtinRows),
    ("assignments", MutatingMemberTable.assignmentRows),
    ("action labels", ClosureTable.actionLabelRows),
    ("builder labels", ClosureTable.builderLabelRows),
    ("compute labels", ClosureTable.computeLabelRows),
    ("higher-order methods", ClosureTable.higherOrderMethodRows),
  ]

  @Test(arguments: singles) func oneRowAName(table: String, text: StaticString) {
    #expect(isSorted(rows(of: text).map { $0[0] }), "\(table) is not sorted or names one twice")
  }

  @Test(arguments: groups) func rowsOfANameStandTogether(table: String, text: StaticString) {
    let all = rows(of: text)
    #expect(isSorted(all.map { $0[0] }, strictly: false), "\(table) is not sorted")
    #expect(Set(all).count == all.count, "\(table) has a row twice")
  }

  @Test(arguments: lists) func listsAreSorted(table: String, text: StaticString) {
    #expect(isSorted(words(of: text)), "\(table) is not sorted or names one twice")
  }

  /// A type may stand in one of the texts only: the first would hide the others.
  @Test func noTypeInTwoTexts() {
    let names = SDKTypeTable.rows.flatMap { rows(of: $0).map { $0[0] } }
    #expect(Set(names).count == names.count)
    #expect(SDKTypeTable.count == names.count)
  }

  @Test func noAttributeInTwoTexts() {
    let names =
      [AttributeTable.wrapperRows, AttributeTable.macroRows, AttributeTable.injectionRows]
      .flatMap { rows(of: $0).map { $0[0] } } + words(of: AttributeTable.builtinRows)
    #expect(Set(names).count == names.count)
  }

  @Test func noProtocolInTwoTexts() {
    let hosts = Set(
      rows(of: ProtocolTable.hostRows).map { String($0[0].split(separator: ".").last!) })
    let plain = Set(rows(of: ProtocolTable.plainRows).map { $0[0] })
    #expect(hosts.isDisjoint(with: plain))
    #expect(ProtocolTable.count == hosts.count + plain.count)
  }

  /// A guess must not say two things of one label.
  @Test func labelsAreOfOneKind() {
    let all =
      words(of: ClosureTable.actionLabelRows) + words(of: ClosureTable.builderLabelRows)
      + words(of: ClosureTable.computeLabelRows)
    #expect(Set(all).count == all.count)
  }

  @Test func columnsHaveAWordForEachCase() {
    #expect(ColumnWords(ClosureTable.timingWords).count == ClosureTiming.allCases.count)
    #expect(ColumnWords(CallCircumstances.words).count == 13)
    #expect(ColumnWords(AttributeTable.wrapperWords).count == Wrapper.allCases.count)
    #expect(ColumnWords(AttributeTable.macroWords).count == KnownMacro.allCases.count)
    #expect(ColumnWords(SDKTypeTable.kindWords).count == TypeKind.allCases.count)
    #expect(ColumnWords(SDKTypeTable.natureWords).count == SDKNature.allCases.count)
    #expect(ColumnWords(ContentTypeTable.roleWords).count == ContentRole.allCases.count)
    #expect(ColumnWords(ProtocolTable.roleWords).count == HostRole.allCases.count)
  }

  @Test func columnWordsAreTheNamesOfTheCases() {
    #expect(words(of: ClosureTable.timingWords) == ClosureTiming.allCases.map { "\($0)" })
    #expect(words(of: AttributeTable.wrapperWords) == Wrapper.allCases.map { "\($0)" })
    #expect(words(of: AttributeTable.macroWords) == KnownMacro.allCases.map { "\($0)" })
    #expect(words(of: SDKTypeTable.kindWords) == TypeKind.allCases.map { "\($0)" })
    #expect(words(of: ContentTypeTable.roleWords) == ContentRole.allCases.map { "\($0)" })
    #expect(words(of: ProtocolTable.roleWords) == HostRole.allCases.map { "\($0)" })
  }
}
