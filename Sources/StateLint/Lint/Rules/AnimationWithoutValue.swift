import StateLintFacts
import StateLintSyntax

extension Rule {
  /// Without a value to watch, an animation applies to whatever change reaches the view.
  static let animationWithoutValue = Rule(
    "animation-without-value", symptom: .redrawsEverything, severity: .warning,
    summary: "`.animation(…)` without a value animates every change",
    precision: "6 of 6"
  ) { pass in
    for call in pass.calls(named: .animation) {
      guard let animation = pass.project.unboundAnimation(call, in: pass.file) else { continue }
      let text = animation.text.utf8.count <= 40 ? animation.text : "…"
      pass.report(
        at: animation.place, "`.animation(\(text))` has no value to watch",
        see: "whatever changes above this line moves with it, also the first layout and a rotation",
        because: "without `value:` the animation applies to every change that reaches this view",
        help: "`.animation(\(text), value: \(animation.watched?.name ?? "…"))` with the value that "
          + "it waits for; or `withAnimation` in the action",
        about: .place(animation.place), fix: animation.watched?.repair)
    }
  }
}
