extension String {
  /// The name in backticks behind its article: “a `Cart`”, “an `Editor`”.
  var withArticle: String {
    let isVowel = first.map { "aeiouAEIOU".contains($0) } ?? false
    return (isVowel ? "an `" : "a `") + self + "`"
  }
}
