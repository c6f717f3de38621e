import StateLintFacts
import StateLintSyntax

/// What no rule speaks of: previews, tests, generated code, code that is not SwiftUI's, and types
/// whose state another architecture keeps.
enum Exclusions {
  /// Whether a whole file is left out.
  static func skips(_ file: Int32, in project: ProjectIndex) -> Bool {
    let placement = project.placement(file)
    let facts = project.facts(file)
    if placement.role != .app || facts.isGenerated || !placement.mayUseSwiftUI { return true }
    return facts.imports.contains { ModuleTable.traits(of: $0).contains(.test) }
  }

  /// Whether a type is left out: a preview, or one that keeps its state elsewhere.
  static func skips(_ entity: Row<TypeEntity>, in project: ProjectIndex) -> Bool {
    let traits = project[entity].traits
    if traits.isComposable || traits.ancestors.contains(.previewProvider)
      || traits.hostRole == .previewModifier
    {
      return true
    }
    // A type inside a preview is part of it.
    let parent = project[entity].parent
    return parent.exists && project[parent].traits.ancestors.contains(.previewProvider)
  }

  /// Whether a place is left out: it stands in a preview, or in a file that is left out.
  static func skips(_ place: Place, in project: ProjectIndex) -> Bool {
    if project.facts(place.file).previews.contains(where: { $0.overlaps(place.range) }) {
      return true
    }
    return skips(place.file, in: project)
  }
}
