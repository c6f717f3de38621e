import StateLintSyntax
import Testing

@testable import StateLintFacts

@Suite struct ModuleTableTests {
  @Test(arguments: rows(of: ModuleTable.rows)) func everyRow(row: [String]) {
    let traits = ModuleTable.traits(of: Name(row[0]))
    #expect(ModuleTable.isKnown(Name(row[0])))
    #expect(traits.contains(.apple) == row[1].contains("apple"))
    #expect(traits.contains(.library) == row[1].contains("library"))
    #expect(traits.contains(.bringsSwiftUI) == row[1].contains("bringsSwiftUI"))
    #expect(traits.contains(.withSwiftUI) == row[1].contains("withSwiftUI"))
    #expect(traits.contains(.test) == row[1].contains("test"))
  }

  @Test func modulesThatBringSwiftUI() {
    let names = rows(of: ModuleTable.rows).filter { $0[1].contains("bringsSwiftUI") }.map { $0[0] }
    #expect(
      names == [
        "AppIntents", "Charts", "ComposableArchitecture", "MapKit", "RealityKit", "StoreKit",
        "SwiftData", "SwiftUI", "WidgetKit",
      ])
  }

  @Test func modulesOfTests() {
    for name in ["XCTest", "Testing", "ViewInspector", "SnapshotTesting"] {
      #expect(ModuleTable.traits(of: Name(name)).contains(.test))
    }
  }

  @Test(arguments: ["DesignSystem", "swiftui", ""]) func unknown(name: String) {
    #expect(!ModuleTable.isKnown(Name(name)))
    #expect(ModuleTable.traits(of: Name(name)) == [])
  }
}
