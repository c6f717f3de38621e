import StateLint
import Testing

/// The pages that the library carries. That they are those of `Rules/` is a test among `PageTests`,
/// which sees no others.
@Suite("Pages in the library")
struct PagesTests {
  @Test func pagesAreFoundByTheirId() {
    for page in Pages.all { #expect(Pages.text(of: page.id) == page.text) }
    #expect(Pages.text(of: "no-such-rule") == nil)
  }

  @Test func idsAreSortedAndUnique() {
    let ids = Pages.all.map(\.id)
    #expect(ids == Set(ids).sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) })
  }
}
