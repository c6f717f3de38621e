import StateLintFacts

extension Rule {
  /// What `body` makes lives until the next `body`. A timer made there starts from zero on each
  /// update.
  static let publisherCreatedInBody = Rule(
    "publisher-created-in-body", symptom: .resets, severity: .warning,
    summary: "A publisher is made anew on each update, and starts from zero", confidence: .medium
  ) { pass in
    for host in pass.hosts {
      for publisher in host.receivedPublishers {
        switch publisher.kind {
        case .object: pass.report(publisher, in: host)
        case .value: for write in publisher.writes { pass.report(write, of: publisher) }
        }
      }
      for timer in host.timersMadeAgain { pass.report(timer, in: host) }
    }
  }
}

extension Pass {
  fileprivate mutating func report(_ publisher: ReceivedPublisher, in host: HostFacts) {
    report(
      at: publisher.place, "`\(publisher.text)` is made anew each time `\(host.name)` is drawn",
      see: "a timer starts again on each update and does not fire while updates come faster than "
        + "it ticks; what is sent to a subject that is gone does not arrive",
      because:
        "what `body` makes lives until the next `body`, and `.onReceive` then listens to the "
        + "new one",
      help: "keep it: `@State private var timer = \(publisher.text)`; for a clock "
        + "`TimelineView(.periodic(from: .now, by: 1))`, for work a loop in `.task`",
      about: .place(publisher.place))
  }

  fileprivate mutating func report(_ write: StateWrite, of publisher: ReceivedPublisher) {
    let name = write.property.name
    report(
      at: write.place, "`\(name)` is written on every update, also when it is the same",
      see: "where others hear of equal values too, each update asks for the next, without end",
      because: "`\(publisher.text)` delivers its value to each new subscription, and each update "
        + "subscribes again",
      help: "compare first, `if value != \(name) { … }`; or use `.onChange(of:)`", severity: .note,
      symptom: .changesDuringUpdate, about: .place(write.place))
  }

  fileprivate mutating func report(_ timer: Property, in host: HostFacts) {
    report(
      at: timer.nameplate,
      "`\(timer.name)` is made anew whenever the parent of `\(host.name)` redraws",
      see: "the timer starts again with each redraw, and does not fire while redraws come faster "
        + "than it ticks",
      because: "a plain property is made together with the view value, and that is made on each "
        + "update of the parent",
      help: "keep it: `@State private var \(timer.name) = \(timer.defaultText ?? "…")`",
      severity: .note, about: .property(timer.reference), fix: timer.keeping(in: "State"))
  }
}
