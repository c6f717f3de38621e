import StateLintSyntax
import Testing

@testable import StateLintFacts

@Suite("Values that are another one each time")
struct FreshValuesTests {
  @Test func theTablesAreSortedAndNameEachOnce() {
    let tables = [
      FreshValues.typeRows.map(\.type), FreshValues.functionRows.map(\.function),
      FreshValues.memberRows.map { "\($0.type) \($0.member)" },
      FreshValues.keepingRows.map(\.member), FreshValues.wrappingRows.map(\.type),
      FreshValues.operatorRows, FreshElement.makerRows, FreshValues.momentRows,
    ]
    for rows in tables {
      #expect(rows == Set(rows).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  @Test(arguments: FreshValues.momentRows)
  func membersOfTheMomentAreFoundByName(_ member: String) {
    #expect(FreshValues.isOfTheMoment(Name(member)))
  }

  @Test(arguments: FreshValues.typeRows.map(\.type))
  func typesAreFoundByName(type: String) {
    #expect(FreshValues.type(Name(type)) != nil)
  }

  @Test(arguments: FreshValues.functionRows.map(\.function))
  func functionsAreFoundByName(function: String) {
    #expect(FreshValues.function(Name(function)) != nil)
  }

  @Test func membersAreFoundWithTheirType() {
    for row in FreshValues.memberRows {
      #expect(FreshValues.member(Name(row.member), of: Name(row.type)) == row.is)
    }
    #expect(FreshValues.member(Name("now"), of: Name("UUID")) == nil)
  }

  @Test func whatIsComputedFromATimeMayStayTheSame() {
    for row in FreshValues.keepingRows {
      for freshness in [Freshness.random, .clock] {
        #expect(FreshValues.keeps(Name(row.member), freshness) == row.of.contains(freshness))
      }
    }
    for row in FreshValues.wrappingRows {
      for freshness in [Freshness.random, .clock] {
        #expect(FreshValues.wraps(Name(row.type), freshness) == row.of.contains(freshness))
      }
    }
    #expect(!FreshValues.keeps(Name("formatted"), .clock))
  }
}
