import StateLintSyntax
import Testing

@testable import StateLintFacts

@Suite("What hosts, presents, plans and starts")
struct EnvironmentTablesTests {
  @Test func theTablesAreSortedAndNameEachOnce() {
    let tables = [
      Controls.presenterRows.map(\.callee), DelegateCalls.rows.map(\.setter),
      Effects.rows.map { "\($0.type) \($0.member)" }, Hops.rows, Hosting.hostRows,
      Hosting.otherRows, MisspeltAttributes.rows.map(\.written), PresentingModifiers.rows,
      PresentingModifiers.stackRows, PlainValues.rows, PreviewTraits.rows, Waiting.rows,
    ]
    for rows in tables {
      #expect(rows == Set(rows).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  @Test func modifiersThatInjectAreNotHarmless() {
    #expect(ViewModifiers.isHarmless(Name("padding")))
    #expect(ViewModifiers.isHarmless(Name("preferredColorScheme")))
    #expect(!ViewModifiers.isHarmless(.environmentObject))
    #expect(!ViewModifiers.isHarmless(.environmentModifier))
    #expect(!ViewModifiers.isHarmless(Name("installed")))
  }

  @Test(arguments: Hops.rows)
  func hopsAreFoundByTheirText(_ row: String) {
    #expect(Hops.contain(row))
    #expect(Hops.contain("DispatchQueue.global(qos: .utility).async"))
    #expect(!Hops.contain("DispatchQueue.main.sync"))
  }

  @Test(arguments: Effects.rows.map { ($0.type, $0.member) })
  func effectsAreFoundBehindTheirType(_ type: String, _ member: String) {
    #expect(Effects.kind(of: Name(member), behind: [Name(type)]) != nil)
    #expect(Effects.kind(of: Name(member), behind: [Name("Settings")]) == nil)
  }

  @Test(arguments: MisspeltAttributes.rows.map { ($0.written, $0.meant) })
  func misspeltAttributesMeanWrappers(_ written: String, _ meant: String) {
    #expect(MisspeltAttributes.meant(by: Name(written)) == meant)
    #expect(AttributeTable.wrapper(named: Name(meant)) != nil)
    #expect(AttributeTable.wrapper(named: Name(written)) == nil)
  }

  @Test func presentersTakeBindings() {
    for row in Controls.presenterRows {
      for label in row.labels {
        #expect(Controls.takesBinding(Name(row.callee), Name(label)))
      }
    }
    #expect(Controls.takesBinding(Name("Toggle"), Name("isOn")))
    #expect(!Controls.takesBinding(Name("Gauge"), .value))
  }

  @Test func traitsOfPreviewsSayOnlyHowLargeTheyAre() {
    #expect(PreviewTraits.isLayout(".sizeThatFitsLayout"))
    #expect(PreviewTraits.isLayout(".fixedLayout(width: 100, height: 50)"))
    #expect(!PreviewTraits.isLayout(".modifier(Samples())"))
  }

  @Test func delegatesAreCalledBySettersOfTheTable() {
    #expect(DelegateCalls.methods(calledBy: Name("setRegion"))?.count == 1)
    #expect(DelegateCalls.methods(calledBy: Name("setTitle")) == nil)
  }
}
