import StateLintSyntax

extension Inspection {
  /// The tree of the source `bytes` as an indented outline, a line a node: its kind, its byte range
  /// and, where nothing stands below it, its text.
  public static func tree(of bytes: [UInt8]) -> String { Tree.parse(bytes).outline() }
}
