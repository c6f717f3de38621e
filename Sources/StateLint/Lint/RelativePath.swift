/// Paths told from another folder than the current one.
enum RelativePath {
  /// The path of a file below `root`; nil if it does not lie there.
  ///
  /// - Parameters:
  ///   - file: the path as the report shows it.
  ///   - folder: the absolute path of the folder it is relative to.
  ///   - root: an absolute path.
  static func of(_ file: String, in folder: String, below root: String) -> String? {
    let absolute = file.utf8.first == UInt8(ascii: "/") ? file : "\(folder)/\(file)"
    let prefix = root.utf8.last == UInt8(ascii: "/") ? root : root + "/"
    guard absolute.utf8.starts(with: prefix.utf8) else { return nil }
    return String(decoding: absolute.utf8.dropFirst(prefix.utf8.count), as: UTF8.self)
  }
}
