import StateLintFacts

extension Rule {
  /// An `ObservableObject` redraws only who listens. A plain property holds it and listens to nothing.
  static let unobservedObjectProperty = Rule(
    "unobserved-object-property", symptom: .neverUpdates, severity: .warning,
    summary: "A view draws from an `ObservableObject` in a plain property, which does not listen",
    precision: "1 of 1"
  ) { pass in
    for host in pass.hosts {
      for object in host.unheardObjects {
        pass.report(
          at: object.place,
          object.property == nil
            ? "`\(object.text)` is read here, but `\(host.name)` does not listen to "
              + "`\(object.typeName)`"
            : object.isCollection
              ? "`\(object.text)` holds `ObservableObject`s, but a plain property does not listen to "
                + "them"
              : "`\(object.text)` is an `ObservableObject`, but a plain property does not listen to it",
          see: "`\(host.name)` goes on showing the old `\(object.member)` after it changed",
          because: "an `ObservableObject` redraws only the views that observe it: with "
            + "`@ObservedObject`, `@StateObject` or `@EnvironmentObject`",
          help: object.remedy,
          about: object.property.map { .property($0.reference) } ?? .place(object.place),
          related: object.property == nil
            ? [] : [(object.read, "`\(object.member)` is drawn here")],
          fix: object.property?.observing(in: "ObservedObject")?.safe(
            unless: !host.host.canObserve(object.property)))
      }
    }
  }
}

extension UnheardObject {
  fileprivate var isCollection: Bool { property.map { $0.shape.container != .none } ?? false }

  fileprivate var remedy: String {
    guard let property else {
      return "`@ObservedObject private var model = \(text.dropLast(member.count + 1))`, and read "
        + "`model.\(member)`"
    }
    if property.shape.container != .none || property.shape.isOptional {
      return "give each object to a view of its own that takes it as `@ObservedObject`"
    }
    if property.shape.form != .nominal {
      return "make the view generic, `<Model: \(typeName)>`, with "
        + "`@ObservedObject var \(property.name): Model`"
    }
    return "`@ObservedObject var \(property.name)\(property.typeSuffix)"
      + (property.defaultText.map { " = \($0)`" } ?? "`")
  }
}
