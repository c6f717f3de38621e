import Foundation

/// A folder of files that lives as long as one test.
struct Folder {
  var url: URL

  /// A view with one mistake that is on by default.
  static let mistake = """
    import Combine
    import SwiftUI

    final class Cart: ObservableObject {
      @Published var items = 0
    }

    struct Page: View {
      @ObservedObject var cart = Cart()

      var body: some View {
        Text("\\(cart.items)")
      }
    }

    """

  /// The rule that finds it.
  static let rule = "observed-object-created-in-view"

  /// Calls `body` with a folder that holds `files`, by their paths.
  static func with(_ files: [String: String], _ body: (Folder) throws -> Void) throws {
    let place = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    let folder = Folder(url: place.appendingPathComponent("stlint-" + UUID().uuidString))
    try FileManager.default.createDirectory(at: folder.url, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder.url) }
    for (path, text) in files { try folder.write(text, to: path) }
    try body(folder)
  }

  /// Writes a file and the folders above it.
  func write(_ text: String, to path: String) throws {
    try write(Data(text.utf8), to: path)
  }

  /// Writes a file and the folders above it.
  func write(_ data: Data, to path: String) throws {
    let file = url.appendingPathComponent(path)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try data.write(to: file)
  }

  /// Makes a link at `path` that leads to `target`.
  func link(_ path: String, to target: String) throws {
    try FileManager.default.createSymbolicLink(
      atPath: url.appendingPathComponent(path).path, withDestinationPath: target)
  }

  /// Runs the command here, with only the rule of `mistake`.
  func lint(_ arguments: String..., input: String = "") throws -> Stlint.Outcome {
    try Stlint.run(
      ["--only", Folder.rule] + arguments, in: url, input: Data(input.utf8))
  }

  /// Runs the command here as it is.
  func stlint(_ arguments: String...) throws -> Stlint.Outcome {
    try stlint(arguments)
  }

  /// Runs the command here as it is.
  func stlint(_ arguments: [String]) throws -> Stlint.Outcome {
    try Stlint.run(arguments, in: url)
  }
}
