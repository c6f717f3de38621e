extension String {
  /// The name in backticks behind its article: “a `Cart`”, “an `Editor`”.
  var withArticle: String {
    // `UserSettings` begins like “you”, `UIView` and `Undo` do not.
    let soundsLikeYou = ["Us", "Ut", "Uni", "Eu"].contains { hasPrefix($0) }
    let isVowel = first.map { "aeiouAEIOU".contains($0) } ?? false
    return (isVowel && !soundsLikeYou ? "an `" : "a `") + self + "`"
  }
}
