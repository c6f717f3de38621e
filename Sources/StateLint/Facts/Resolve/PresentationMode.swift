import StateLintSyntax

extension Property {
  /// Whether it reads SwiftUI's `\.presentationMode`, or a part of it.
  package var readsPresentationMode: Bool {
    environmentKey == Property.presentationMode
      && project.addedMembers.references(named: Property.presentationMode).isEmpty
  }

  private static let presentationMode = Name("presentationMode")
}

extension Host {
  /// Whether this host asks such a property whether it is shown, and for nothing else.
  package func asksOnlyWhetherPresented(_ property: Property) -> Bool {
    if property.environmentPath?.hasSuffix(".isPresented") ?? false { return true }
    let mentions = mentions(of: property)
    return !mentions.isEmpty
      && mentions.allSatisfy { mention in
        let facts = project.facts(mention.function.file)
        return facts.members(of: mention.use).contains { facts.tree.name($0) == .isPresented }
      }
  }
}

extension FilePlacement {
  /// Whether `\.dismiss` and `\.isPresented` can be used everywhere this code runs; nil where nobody
  /// says.
  package var hasDismissAction: Bool? { deploymentTarget.reaches(FilePlacement.dismissActionSince) }

  private static let dismissActionSince = DeploymentTarget(
    iOS: "15", macOS: "12", tvOS: "15", watchOS: "8", visionOS: "1")
}
