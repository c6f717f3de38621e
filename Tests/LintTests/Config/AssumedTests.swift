import Testing

@testable import StateLint

/// What is assumed changes what is found.
@Suite struct AssumedTests {
  private func found(
    _ text: String, _ change: (inout Settings) -> Void = { _ in }
  ) -> [String] {
    var settings = Settings()
    change(&settings)
    let file = ParsedFile(Source(path: "App/A.swift", bytes: Array(text.utf8)))
    return Project(files: [file], manifests: [], settings: settings)
      .findings(inFileAt: 0).map(\.rule)
  }

  private func view(_ body: String) -> String {
    """
    import SwiftUI

    struct Page: View {
      @State private var count = 0

      var body: some View {
        \(body)
      }
    }

    """
  }

  @Test func closuresOfActionsRunLater() {
    let text =
      view("Text(\"\\(count)\").onFirstAppear { count += 1 }") + """
        extension View {
          func onFirstAppear(_ work: () -> Void) -> some View { self }
        }
        """
    #expect(found(text) == ["state-write-in-body"])
    #expect(found(text) { $0.assumed.actions = ["onFirstAppear"] } == [])
  }

  @Test func closuresOfBuildersRunDuringUpdate() {
    for call in ["card", "Card"] {
      let text = view("\(call) { count += 1; return Text(\"\\(count)\") }")
      #expect(found(text) == [])
      #expect(found(text) { $0.assumed.builders = [call] } == ["state-write-in-body"])
    }
  }

  @Test func sharedInstancesAreNotMade() {
    let text = """
      import SwiftUI

      final class AppModel: ObservableObject {
        @Published var count = 0
        static func current() -> AppModel { AppModel() }
      }

      struct Page: View {
        @ObservedObject var model = AppModel.current()

        var body: some View { Text("\\(model.count)") }
      }
      """
    #expect(found(text) == ["observed-object-created-in-view"])
    #expect(found(text) { $0.assumed.shared = ["AppModel.current"] } == [])
  }

  @Test func modulesBringSwiftUI() {
    let text = view("Text(\"\\(count)\").padding(count += 1)").replacingOccurrences(
      "SwiftUI", "Kit")
    #expect(found(text) == [])
    #expect(found(text) { $0.assumed.reexports = ["Kit"] } == ["state-write-in-body"])
  }

  @Test func classesFromElsewhereAreObservable() {
    let text = """
      import SwiftUI

      final class Store: LegacyStore {}

      struct Page: View {
        @ObservedObject var store: Store

        var body: some View { Text(store.name) }
      }

      struct Editor: View {
        let store: LegacyStore

        var body: some View { TextField("Name", text: $store.name) }
      }
      """
    #expect(found(text) == [])
    let rules = found(text) { $0.assumed.observable = ["LegacyStore"] }
    #expect(rules == ["observation-wrapper-mismatch", "missing-bindable"])
  }
}

extension String {
  fileprivate func replacingOccurrences(_ old: String, _ new: String) -> String {
    split(separator: old, omittingEmptySubsequences: false).joined(separator: new)
  }
}
