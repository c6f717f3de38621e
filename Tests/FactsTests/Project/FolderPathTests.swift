import Testing

@testable import StateLintFacts

@Suite("Folders as text")
struct FolderPathTests {
  @Test(arguments: [
    ("", ""), (".", ""), ("./", ""), ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/./b/../c", "a/c"),
    ("..", ".."), ("../a", "../a"), ("a/../..", ".."), ("/", "/"), ("//", "/"), ("/a/", "/a"),
    ("/../a", "/a"), (".a/..b/...", ".a/..b/..."),
  ])
  func dotsAndSlashesAreResolved(written: String, resolved: String) {
    #expect(FolderPath(written).text == resolved)
  }

  @Test func ancestryGoesOutToTheRoot() {
    #expect(FolderPath("/a/b").ancestry.map(\.text) == ["/a/b", "/a", "/"])
    #expect(FolderPath("a/b").ancestry.map(\.text) == ["a/b", "a", ""])
    #expect(FolderPath("../a").ancestry.map(\.text) == ["../a", ".."])
  }

  @Test func thePathBelowAFolderNeedsWholeComponents() {
    #expect(FolderPath("a").pathBelow(FolderPath("a/b/c")) == "b/c")
    #expect(FolderPath("a").pathBelow(FolderPath("ab/c")) == nil)
    #expect(FolderPath("").pathBelow(FolderPath("a")) == "a")
    #expect(FolderPath("").pathBelow(FolderPath("../a")) == nil)
    #expect(FolderPath("").pathBelow(FolderPath("/a")) == nil)
    #expect(FolderPath("/").pathBelow(FolderPath("/a")) == "a")
    #expect(FolderPath("a").pathBelow(FolderPath("a")) == "")
  }
}
