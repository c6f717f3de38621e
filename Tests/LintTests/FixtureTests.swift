import StateLint
import Testing

/// Each folder `Fixtures/THEME/CASE` is a small project whose comments say what is found in it.
@Suite("Fixtures")
struct FixtureTests {
  @Test(arguments: Fixture.folders)
  func theLinterFindsExactlyWhatIsPromised(folder: String) {
    let fixture = Fixture(folder: folder)
    guard let config = fixture.config else {
      Issue.record("\(folder): one file at most has a `// config:`.")
      return
    }
    for file in LintedFile.lint(fixture.files, manifests: fixture.manifests, config: config) {
      for complaint in file.complaints { Issue.record("\(complaint)") }
    }
  }

  @Test func everySwiftFileBelongsToACase() {
    let strays = Repository.files(below: "Fixtures").filter { path in
      path.hasSuffix(".swift") && !Fixture.folders.contains { path.hasPrefix($0 + "/") }
    }
    guard !strays.isEmpty else { return }
    Issue.record(
      """
      A fixture is a folder of its own, Fixtures/THEME/CASE/, with the files of one project.
      These lie beside it: \(strays.joined(separator: ", "))
      """)
  }
}
