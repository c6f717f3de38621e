@testable import StateLintFacts

/// A `Package.swift` with `arguments` after its name.
func package(_ arguments: String, path: String = "Package.swift", tools: String = "6.0")
  -> ManifestFile
{
  let text = """
    // swift-tools-version: \(tools)
    import PackageDescription

    let package = Package(name: "Shop", \(arguments))
    """
  return ManifestFile(path: path, bytes: Array(text.utf8))
}

/// The project file of the `.xcodeproj` at `path`, with `settings` in its first configuration.
func project(_ path: String, _ settings: String) -> ManifestFile {
  let text = """
    // !$*UTF8*$!
    { objects = { 4F0A /* Debug */ = { isa = XCBuildConfiguration; buildSettings = {
      ALWAYS_SEARCH_USER_PATHS = NO;
      \(settings)
    }; name = Debug; }; }; }
    """
  return ManifestFile(path: "\(path)/project.pbxproj", bytes: Array(text.utf8))
}

/// A settings file.
func settings(_ path: String, _ text: String) -> ManifestFile {
  ManifestFile(path: path, bytes: Array(text.utf8))
}
