import StateLintFacts

extension Rule {
  /// A preview is an app of its own. It has only the environment that is written in it.
  static let previewEnvironmentMissing = Rule(
    "preview-environment-missing", symptom: .crashes, severity: .warning,
    summary: "A preview shows a view that needs an object from the environment, and supplies none",
    precision: "20 of 20", isAboutPreviews: true
  ) { pass in
    for shown in pass.project.previewsMissingObjects(in: pass.file) {
      let modifier = shown.family == .tracked ? "environment" : "environmentObject"
      pass.report(
        at: shown.place,
        shown.reader.map {
          "this preview shows `\(shown.view)`, whose `\($0)` needs \(shown.type.withArticle), and "
            + "injects none"
        } ?? "this preview shows `\(shown.view)`, which needs \(shown.type.withArticle), and "
          + "injects none",
        see: "“Preview is missing environment object \"\(shown.type)\"”",
        because: "a preview is an app of its own, and has only the environment written in it",
        help: "`\(shown.call).\(modifier)(…)` with a sample \(shown.type)",
        about: .place(shown.place), fix: shown.repair)
    }
  }
}
