import StateLint

/// Prints the lesson about a rule or symptom, or what is known about a message.
enum Explain {
  static func run(_ asked: String, _ options: Options, output: inout Output) -> Int32 {
    let name = asked.lowercased()
    let rule = Rule.all.first { $0.id == name }
    guard rule != nil || Symptom(rawValue: name) != nil else {
      if let answer = MessageReport(about: asked, style: options.style) {
        if options.format == .json { output.write(answer.json) } else { answer.write(to: &output) }
        return Stlint.Status.clean
      }
      let names = Rule.all.map(\.id) + Symptom.allCases.map(\.rawValue)
      let error = UsageError(
        "no rule, symptom or message is `\(name)`", nearest: Spelling.nearest(to: name, in: names),
        hint: "`stlint rules` and `stlint symptoms` show what there is; a message stands in quotes."
      )
      Console.complain(error.description, hint: error.hint)
      return Stlint.Status.failed
    }
    let page = Pages.text(of: name) ?? "# \(name)\n\n\(rule?.summary ?? "").\n"
    var style = options.style
    // A lesson is read, not scanned: long lines tire.
    style.width = min(style.width ?? 100, 100)
    let lesson = PageReport(Page(markdown: page), about: name, style: style)
    if options.format == .json { output.write(lesson.json) } else { lesson.write(to: &output) }
    return Stlint.Status.clean
  }
}
