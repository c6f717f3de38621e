import Foundation
import PackagePlugin

/// Lints a target while it is built. Findings stand in the build log as the compiler's do; those at
/// error level fail the build, others do not.
///
/// The tool is built from source, so this is a build command: it runs when a source of the target,
/// its manifest or its `.stlint.json` has changed. It writes nothing: a file that it named as its
/// output would become a resource of the target.
@main
struct StateLintBuild: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: Target) throws -> [Command] {
    guard let module = target as? SwiftSourceModuleTarget else { return [] }
    let root = context.package.directoryURL
    return [
      command(
        try context.tool(named: "stlint").url, name: target.name, paths: [module.directoryURL],
        inputs: module.sourceFiles(withSuffix: ".swift").map(\.url)
          + [root.appendingPathComponent("Package.swift")],
        configuration: configuration(from: module.directoryURL, upTo: root))
    ]
  }

  private func command(
    _ tool: URL, name: String, paths: [URL], inputs: [URL], configuration: URL?
  ) -> Command {
    // Named, so that the build sees it come and go: a new input alone runs nothing once more.
    let config = configuration.map { ["--config", $0.path] } ?? []
    return .buildCommand(
      displayName: "Looking for state mistakes in \(name)", executable: tool,
      arguments: ["--fail-on", "error", "--format", "xcode"] + config + ["--"] + paths.map(\.path),
      inputFiles: inputs + [configuration].compactMap(\.self), outputFiles: [])
  }

  /// The nearest configuration from a folder up to the root of the package; nil where stlint looks
  /// for one itself, above the package.
  private func configuration(from folder: URL, upTo root: URL) -> URL? {
    var place = folder.standardizedFileURL
    while place.path.hasPrefix(root.standardizedFileURL.path) {
      let file = place.appendingPathComponent(".stlint.json")
      if FileManager.default.fileExists(atPath: file.path) { return file }
      place.deleteLastPathComponent()
    }
    return nil
  }
}

#if canImport(XcodeProjectPlugin)
  import XcodeProjectPlugin

  extension StateLintBuild: XcodeBuildToolPlugin {
    func createBuildCommands(context: XcodePluginContext, target: XcodeTarget) throws -> [Command] {
      let files = target.inputFiles.map(\.url).filter { $0.pathExtension == "swift" }
      if files.isEmpty { return [] }
      let root = context.xcodeProject.directoryURL
      return [
        command(
          try context.tool(named: "stlint").url, name: target.displayName, paths: files,
          inputs: files, configuration: configuration(from: root, upTo: root))
      ]
    }
  }
#endif
