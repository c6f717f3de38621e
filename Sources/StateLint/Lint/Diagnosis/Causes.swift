/// The causes of a symptom as its page lists them.
enum Causes {
  /// The ids of the rules that a symptom's page names among its causes, the likeliest first.
  static func rules(of symptom: Symptom) -> [String] {
    guard let text = Pages.text(of: symptom.rawValue) else { return [] }
    let sections = Page(markdown: text).sections.filter {
      $0.heading.first?.hasPrefix("The causes") ?? false
    }
    let prose = sections.flatMap(\.parts).compactMap { part -> String? in
      if case .prose(let text) = part { text } else { nil }
    }
    return prose.flatMap(links).eachOnce.filter { Rule.named($0) != nil }
  }

  /// What to do by hand, as the symptom's page says it; nil where it says nothing.
  static func checks(of symptom: Symptom) -> Page? {
    guard let text = Pages.text(of: symptom.rawValue) else { return nil }
    var page = Page(markdown: text)
    page.sections = page.sections.filter { $0.heading.first == "Check by hand" }
    return page.sections.isEmpty ? nil : page
  }

  /// The pages that links of Markdown lead to: `[…](id.md)`.
  private static func links(in text: String) -> [String] {
    text.split(separator: "](").dropFirst().compactMap { rest in
      let target = rest.prefix { $0 != ")" }
      return target.hasSuffix(".md") ? String(target.dropLast(3)) : nil
    }
  }
}
