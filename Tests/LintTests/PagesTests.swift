import StateLint
import Testing

/// The pages that the library carries are those of `Rules/`.
@Suite("Pages in the library")
struct PagesTests {
  @Test func thePagesAreFresh() {
    var written: [String: String] = [:]
    for name in Repository.names(in: "Rules") where name.hasSuffix(".md") {
      let id = name.dropLast(".md".count)
      let prefix = id.hasPrefix("symptom-") ? "symptom-" : ""
      written[String(id.dropFirst(prefix.count))] = Repository.text("Rules/\(name)")
    }
    let carried = Dictionary(Pages.all.map { ($0.id, $0.text) }) { first, _ in first }
    let stale = Set(written.keys).union(carried.keys).filter { id in
      guard let written = written[id], let carried = carried[id] else { return true }
      return written != carried && written + "\n" != carried
    }
    guard !stale.isEmpty else { return }
    Issue.record(
      """
      The library carries other pages than Rules/: \(stale.sorted().joined(separator: ", ")).
      To refresh them, run
        \(RuleFiles.refresh)
      """)
  }

  @Test func pagesAreFoundByTheirId() {
    for page in Pages.all { #expect(Pages.text(of: page.id) == page.text) }
    #expect(Pages.text(of: "no-such-rule") == nil)
  }

  @Test func idsAreSortedAndUnique() {
    let ids = Pages.all.map(\.id)
    #expect(ids == Set(ids).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
