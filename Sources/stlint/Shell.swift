/// The shells that can complete command lines of stlint.
enum Shell: String, CaseIterable {
  case bash, zsh, fish

  /// The script that teaches it.
  var completions: String {
    switch self {
    case .bash: BashCompletions.text
    case .zsh: ZshCompletions.text
    case .fish: FishCompletions.text
    }
  }

  /// `text` as one word of every one of them.
  static func quoted(_ text: String) -> String {
    "'" + text.split(separator: "'", omittingEmptySubsequences: false).joined(separator: "'\\''")
      + "'"
  }
}
