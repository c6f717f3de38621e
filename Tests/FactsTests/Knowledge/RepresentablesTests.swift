import StateLintSyntax
import Testing

@testable import StateLintFacts

@Suite("Views of other frameworks, and the log")
struct RepresentablesTests {
  @Test func theTablesAreSortedAndNameEachOnce() {
    let tables = [
      Representables.methodRows.map(\.make), Representables.oneShotRows,
      Representables.environmentValueRows, Representables.handleRows, Logging.functionRows,
      Logging.methodRows,
    ]
    for rows in tables {
      #expect(rows == Set(rows).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  @Test func eachMakeHasTheUpdateOfTheSameThing() {
    for row in Representables.methodRows {
      #expect(row.make.dropFirst("make".count) == row.update.dropFirst("update".count))
    }
  }

  @Test(arguments: Representables.oneShotRows)
  func controllersThatTakeTheirValuesOnceAreFoundByName(_ type: String) {
    #expect(Representables.takesOnce(Name(type)))
    #expect(!Representables.takesOnce(Name("UIPageViewController")))
  }

  @Test(arguments: Representables.environmentValueRows)
  func valuesOfTheEnvironmentAreFoundByKey(_ key: String) {
    #expect(Representables.isEnvironmentValue(Name(key)))
    #expect(!Representables.isEnvironmentValue(Name("dismiss")))
  }

  @Test(arguments: Representables.handleRows)
  func valuesThatStandForSomethingElseAreFoundByName(_ type: String) {
    #expect(Representables.isHandle(Name(type)))
    #expect(!Representables.isHandle(Name("GeometryProxy")))
  }
}
