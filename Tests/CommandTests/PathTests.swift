import Testing

@testable import stlint

@Suite struct PathTests {
  @Test(arguments: [
    ("a/b", "a/b"), ("./a//b/", "a/b"), ("a/../b", "b"), ("../a", "../a"), ("a/../../b", "../b"),
    ("/a/../../b", "/b"), ("/", "/"), (".", ""), ("/a/./b/..", "/a"),
  ])
  func normalises(_ path: String, _ expected: String) {
    #expect(DiskPath(path).normalised == DiskPath(expected))
  }

  @Test func relativePathsStayBelow() {
    #expect(DiskPath("/a/b/c").relative(to: DiskPath("/a/b")) == DiskPath("c"))
    #expect(DiskPath("/a/bc").relative(to: DiskPath("/a/b")) == nil)
    #expect(DiskPath("/a").relative(to: DiskPath("/a")) == DiskPath(""))
    #expect(DiskPath("/a").relative(to: DiskPath("/")) == DiskPath("a"))
  }

  @Test func parents() {
    #expect(DiskPath("/a/b").parent == DiskPath("/a"))
    #expect(DiskPath("/a").parent == DiskPath("/"))
    #expect(DiskPath("/").parent == nil)
  }
}
