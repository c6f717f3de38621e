import Foundation
import PackagePlugin

/// `swift package stlint …`: runs stlint with these arguments. Where they name no file or folder, it
/// looks at the sources of every target of the package, or of those that `--target` names.
///
/// It only reads: on macOS the sandbox of SwiftPM lets nothing be written but below the folder of the
/// plugin, so that `--fix` and `--output` need `swift package --disable-sandbox stlint …`.
@main
struct StateLintCommand: CommandPlugin {
  func performCommand(context: PluginContext, arguments: [String]) throws {
    var extractor = ArgumentExtractor(arguments)
    let names = extractor.extractOption(named: "target")
    let targets =
      names.isEmpty ? context.package.targets : try context.package.targets(named: names)
    let folders = targets.compactMap { ($0 as? SwiftSourceModuleTarget)?.directoryURL.path }
    try run(
      context.tool(named: "stlint").url, extractor.remainingArguments, folders: folders,
      in: context.package.directoryURL)
  }

  /// Runs stlint in a folder; what it prints goes where this prints.
  private func run(
    _ tool: URL, _ arguments: [String], folders: [String], in folder: URL
  ) throws {
    let process = Process()
    process.executableURL = tool
    process.currentDirectoryURL = folder
    process.arguments =
      arguments + (namesPaths(arguments, in: folder) ? [] : paths(folders, from: folder))
    try process.run()
    process.waitUntilExit()
    // SwiftPM ends with 1 for every failure, and shows no reason of its own.
    guard process.terminationReason == .exit, process.terminationStatus < 2 else {
      throw Failure(description: "stlint could not do its work")
    }
    if process.terminationStatus == 1 { throw Failure(description: "stlint found something") }
  }

  /// Whether the arguments say themselves what to look at: a command or path comes first, or one of
  /// them is standard input, a folder or a Swift file.
  private func namesPaths(_ arguments: [String], in folder: URL) -> Bool {
    if let first = arguments.first, !first.hasPrefix("-") { return true }
    return arguments.contains { argument in
      let path = URL(fileURLWithPath: argument, relativeTo: folder).path
      var isFolder: ObjCBool = false
      return argument == "-" || argument == "--"
        || !argument.hasPrefix("-")
          && FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
          && (isFolder.boolValue || argument.hasSuffix(".swift"))
    }
  }

  /// Folders as they are named from another, in their order, each once.
  private func paths(_ folders: [String], from folder: URL) -> [String] {
    var seen: Set<String> = []
    let start = folder.path + "/"
    return folders.filter { seen.insert($0).inserted }
      .map { $0.hasPrefix(start) ? String($0.dropFirst(start.count)) : $0 }
  }

  private struct Failure: Error, CustomStringConvertible {
    var description: String
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StateLintCommand: XcodeCommandPlugin {
    func performCommand(context: XcodePluginContext, arguments: [String]) throws {
      // Xcode names the targets that are ticked; a project is one folder to stlint all the same.
      var extractor = ArgumentExtractor(arguments)
      _ = extractor.extractOption(named: "target")
      let folder = context.xcodeProject.directoryURL
      try run(
        context.tool(named: "stlint").url, ["--format", "xcode"] + extractor.remainingArguments,
        folders: [folder.path], in: folder)
    }
  }
#endif
