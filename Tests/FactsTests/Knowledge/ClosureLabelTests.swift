import StateLintSyntax
import Testing

@testable import StateLintFacts

private func guess(_ label: String, views: Bool) -> ClosureTiming? {
  ClosureTable.guess(label: Name(label), shape: NameShape(label), calleeBuildsViews: views)
}

@Suite struct ClosureLabelTests {
  @Test(arguments: words(of: ClosureTable.actionLabelRows)) func action(label: String) {
    #expect(guess(label, views: true) == .action)
    #expect(guess(label, views: false) == .action)
  }

  @Test(arguments: words(of: ClosureTable.builderLabelRows)) func builder(label: String) {
    #expect(guess(label, views: true) == .builder)
    #expect(guess(label, views: false) == nil)
  }

  @Test(arguments: words(of: ClosureTable.computeLabelRows)) func compute(label: String) {
    #expect(guess(label, views: true) == .compute)
    #expect(guess(label, views: false) == nil)
  }

  @Test(arguments: [
    "onNext", "didLoad", "willClose", "retryHandler", "saveAction", "doneCallback",
    "fadeCompletion",
  ]) func spelledLikeACallback(label: String) {
    #expect(guess(label, views: false) == .action)
  }

  @Test(arguments: ["once", "on", "online", "didactic", "willow", "Handler", "reactions", "x"])
  func spelledLikeNothing(label: String) {
    #expect(guess(label, views: true) == nil)
  }

  @Test(arguments: words(of: ClosureTable.higherOrderMethodRows)) func higherOrder(name: String) {
    #expect(ClosureTable.standardLibraryTiming(Name(name)) == .now)
  }

  @Test(arguments: ["sink", "forEachStore", "append", "zip", "mapp", "async"])
  func notHigherOrder(name: String) {
    #expect(ClosureTable.standardLibraryTiming(Name(name)) == nil)
  }

  @Test func whatRunsDuringAnUpdate() {
    #expect(ClosureTiming.allCases.filter(\.runsDuringUpdate) == [.builder, .compute])
  }
}
