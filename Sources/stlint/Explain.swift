import StateLint

/// Prints the lesson about a rule or symptom.
enum Explain {
  static func run(_ name: String, _ options: Options, output: inout Output) -> Int32 {
    let name = name.lowercased()
    let rule = Rule.all.first { $0.id == name }
    guard rule != nil || Symptom(rawValue: name) != nil else {
      let names = Rule.all.map(\.id) + Symptom.allCases.map(\.rawValue)
      let error = UsageError(
        "no rule or symptom is called `\(name)`", nearest: Spelling.nearest(to: name, in: names),
        hint: "`stlint rules` and `stlint symptoms` show what there is.")
      Console.complain(error.description, hint: error.hint)
      return Stlint.Status.failed
    }
    let page = Pages.text(of: name) ?? "# \(name)\n\n\(rule?.summary ?? "").\n"
    var style = options.style
    // A lesson is read, not scanned: long lines tire.
    style.width = min(style.width ?? 100, 100)
    PageReport(Page(markdown: page), about: name, style: style).write(to: &output)
    return Stlint.Status.clean
  }
}
