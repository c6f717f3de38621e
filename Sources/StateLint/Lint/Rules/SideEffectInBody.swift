import StateLintFacts

extension Rule {
  /// `body` and `init` run as often as SwiftUI asks for the view. Work that starts there starts as
  /// often.
  static let sideEffectInBody = Rule(
    "side-effect-in-body", symptom: .changesDuringUpdate, severity: .warning,
    summary: "Work is started while a view is made or drawn",
    precision: "2 of 2"
  ) { pass in
    for host in pass.hosts {
      for effect in host.sideEffects {
        let isOnce = effect.isInInit && host.host.isMadeOnce
        pass.report(
          at: effect.place,
          "`\(effect.text)` starts each time `\(host.name)` is "
            + (effect.isInInit ? "made" : "drawn"),
          see: isOnce
            ? "nothing as long as `\(host.name)` is made once" : effect.consequence,
          because: "`body` and `init` run as often as SwiftUI asks for the view, and not once when "
            + "it appears",
          help: effect.remedy, isAdvice: isOnce, about: .place(effect.place),
          alsoSeenAs: [.redrawsEverything], path: effect.path,
          fix: host.startingOnAppearance(effect))
      }
    }
  }
}

extension SideEffect {
  fileprivate var consequence: String {
    let again = isInInit ? "each redraw of the parent" : "each redraw"
    return switch kind {
    case .task, .queue: "the work runs again with \(again)"
    case .request: "the request is sent again with \(again)"
    case .timer: "there is one timer more with \(again)"
    case .notification: "it is posted or registered again with \(again)"
    case .storage: "it is stored again with \(again)"
    case .subscription: "there is another subscription with \(again)"
    }
  }

  fileprivate var remedy: String {
    switch kind {
    case .task, .request:
      "`.task { … }`, which starts when the view appears and is cancelled with it"
    case .subscription, .timer: "the model, which subscribes once; or `.onReceive`"
    case .queue, .notification, .storage:
      "`.onAppear` or `.onChange(of:)` for what follows an appearance or a change"
    }
  }
}
