import StateLintSyntax
import Testing

@testable import StateLintFacts

@Suite("What tells views of changes, and what does not")
struct UpdateTablesTests {
  @Test func theTablesAreSortedAndNameEachOnce() {
    let tables = [
      StoredValues.readerRows, StoredValues.writerRows, LaunchCode.rows, Selections.containerRows,
      Selections.rowViewRows, Selections.taggingRows, Selections.typeRows,
      Presentations.questionRows, Presentations.dismissalRows, Publishers.customChangeRows,
      Publishers.promptRows, Publishers.schedulerRows, BackgroundCode.mainRows,
      BackgroundCode.queueMethodRows, BackgroundCode.freeProtocolRows,
      BackgroundCode.freeAttributeRows, BackgroundCode.rows.map { $0.type + "." + $0.method },
      ConcurrencySettings.settingRows.map(\.key), ConcurrencySettings.manifestRows.map(\.word),
      ClosedCalls.rows, Locks.methodRows, Locks.typeRows,
    ]
    for rows in tables {
      #expect(rows == Set(rows).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
    }
  }

  @Test(arguments: StoredValues.readerRows)
  func readersAreNoWriters(_ method: String) {
    #expect(StoredValues.reads(Name(method)))
    #expect(!StoredValues.writes(Name(method)))
  }

  @Test(arguments: StoredValues.writerRows)
  func writersAreNoReaders(_ method: String) {
    #expect(StoredValues.writes(Name(method)))
    #expect(!StoredValues.reads(Name(method)))
  }

  @Test func theSystemsKeysBeginWithItsName() {
    #expect(StoredValues.isSystemKey("AppleLanguages"))
    #expect(!StoredValues.isSystemKey("nickname"))
  }

  @Test(arguments: Publishers.promptRows)
  func anOperatorSendsAtOnceOrLater(_ name: String) {
    #expect(Publishers.sendsAtOnce(Name(name)))
    #expect(!Publishers.reschedule(Name(name)))
  }

  @Test(arguments: Publishers.schedulerRows)
  func anOperatorWithASchedulerSendsLater(_ name: String) {
    #expect(Publishers.reschedule(Name(name)))
    #expect(!Publishers.sendsAtOnce(Name(name)))
  }

  @Test(arguments: Publishers.customChangeRows)
  func theStandardPublisherIsNoCustomOne(_ type: String) {
    #expect(Publishers.customChanges.contains(Name(type)))
    #expect(!Publishers.customChanges.contains(Name("ObservableObjectPublisher")))
  }

  @Test func backgroundMethodsAreFoundByTheirTypes() {
    for row in BackgroundCode.rows {
      #expect(BackgroundCode.types(calling: Name(row.method))?.contains(Name(row.type)) ?? false)
    }
    #expect(BackgroundCode.types(calling: Name("perform")) == nil)
  }

  @Test(arguments: Selections.typeRows)
  func typesOfIDsAreCalledByTheirNames(_ type: String) {
    #expect(Selections.name(of: Name(type)) == type)
  }

  @Test func everyPresentationIsNoQuestion() {
    for row in Presentations.questionRows { #expect(!Presentations.contain(Name(row))) }
  }

  @Test func xcodesSettingsSayWhereCodeRuns() {
    let settings = BuildSettings(
      project: Array("{ SWIFT_DEFAULT_ACTOR_ISOLATION = MainActor; A = B; }".utf8))
    #expect(settings.concurrency == .mainActorByDefault)
    let configuration = BuildSettings(
      settings: Array("SWIFT_APPROACHABLE_CONCURRENCY = YES // or NO\n".utf8))
    #expect(configuration.concurrency == .asyncStaysWithCaller)
    #expect(BuildSettings(settings: Array("SWIFT_VERSION = 6.0\n".utf8)).concurrency.isEmpty)
  }
}
