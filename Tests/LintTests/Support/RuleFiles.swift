import StateLint

/// Where the parts of a rule stand, and how each one begins.
enum RuleFiles {
  /// The file with the one line for each rule.
  static let catalogue = "Sources/StateLint/Lint/Rules/Catalogue.swift"
  /// What puts changed pages into the library.
  static let refresh = "scripts/refresh-pages.sh"

  /// The rules whose check is written, each with its file.
  static let checks: [(id: String, path: String)] =
    Repository.files(below: "Sources/StateLint/Lint/Rules").flatMap { path in
      idsOfChecks(in: Repository.text(path) ?? "").map { ($0, path) }
    }

  /// Rules that have a page or a check and no line in the catalogue. A test of its own says so for
  /// each; what is promised of them elsewhere is no further mistake.
  static let unlisted: Set<String> = {
    let pages = Pages.all.map(\.id).filter { Symptom(rawValue: $0) == nil }
    return Set(pages + checks.map(\.id)).subtracting(Rule.all.map(\.id))
  }()

  /// Where the line of a rule goes: the catalogue is sorted by the id.
  static func placeInCatalogue(of id: String) -> String {
    let before = Rule.all.map(\.id).last { $0.utf8.lexicographicallyPrecedes(id.utf8) }
    return before.map { "behind `.\(memberName($0)),`" } ?? "as the first of `all`"
  }

  /// The ids at the head of each `Rule(` in a file.
  private static func idsOfChecks(in text: String) -> [String] {
    text.split(separator: "= Rule(").dropFirst().compactMap { head in
      let quoted = head.drop(while: \.isWhitespace)
      return quoted.first == "\"" ? String(quoted.dropFirst().prefix { $0 != "\"" }) : nil
    }
  }

  /// `ObservedObjectCreatedInView.swift` in the folder of rules.
  static func check(of id: String) -> String {
    let name = memberName(id)
    return "Sources/StateLint/Lint/Rules/\(name.prefix(1).uppercased())\(name.dropFirst()).swift"
  }

  /// `observedObjectCreatedInView`
  static func memberName(_ id: String) -> String {
    let words = id.split(separator: "-")
    let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
    return (words.prefix(1).map(String.init) + rest).joined()
  }

  /// The line under the title of a rule's page, up to the optional words after the level.
  static func statusLine(_ rule: Rule) -> String {
    let symptom = rule.symptom.rawValue
    return "**Symptom:** [\(symptom)](symptom-\(symptom).md) · **Level:** \(rule.severity.rawValue)"
  }

  /// The first lines of a rule.
  static func checkTemplate(_ id: String) -> String {
    """
    extension Rule {
      /// WHY IT HURTS, IN ONE OR TWO SENTENCES.
      static let \(memberName(id)) = Rule(
        "\(id)", symptom: .resets, severity: .warning,
        summary: "THE MISTAKE IN ONE LINE"
      ) { pass in
        for property in pass.properties(wrapped: .state) {
          // `where` which ones, `guard` what is not known, then report place, what, do.
        }
      }
    }
    """
  }

  /// The first lines of a rule's page.
  static func pageTemplate(_ rule: Rule) -> String {
    """
    # \(rule.id)

    THE MISTAKE IN ONE LINE.

    \(statusLine(rule)) · **Since:** iOS 13

    ## What you will see

    ## Why

    ## The mistake

    ```swift bad
    import SwiftUI
    // the smallest view with the mistake; at the end of its line: // expect: \(rule.id)
    ```

    ## The fix

    ```swift good
    import SwiftUI
    // the same view, mended
    ```

    ## When the code is right

    ## Sources
    """
  }
}
