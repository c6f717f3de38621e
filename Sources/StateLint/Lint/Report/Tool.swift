/// The tool as its reports name it.
public enum Tool {
  /// The name of the command.
  public static let name = "stlint"
  /// The version, as `MAJOR.MINOR.PATCH`.
  public static let version = "0.1.0"
}
