import StateLintFacts
import StateLintSyntax

/// One file as the rules see it, with the whole project behind it, and what they found in it.
package struct Pass {
  package let project: ProjectIndex
  package let file: Int32
  package let timings: ClosureTimings
  /// The types declared in this file that SwiftUI updates.
  package let hosts: [HostFacts]
  /// The classes declared in this file.
  package let classes: [Row<TypeEntity>]
  /// The types declared or extended in this file.
  package let types: [Row<TypeEntity>]
  private let hostPlaces: [Row<TypeEntity>: Int]
  /// In order of place, by the wrapper's number.
  private let propertiesByWrapper: [[Property]]
  /// The loops in what these hosts draw.
  package lazy var rowLoops: [RowLoop] = hosts.flatMap(\.rowLoops)
  private(set) var drafts: [Draft] = []
  private let rules: [Rule]
  /// Which of the rules is looking.
  private var place = 0

  /// The rule that is looking.
  var rule: Rule { rules[place] }

  init(project: ProjectIndex, file: Int32, rules: [Rule]) {
    self.project = project
    self.file = file
    self.rules = rules
    timings = ClosureTimings(project: project)
    let facts = project.facts(file)
    var hosts: [HostFacts] = []
    var classes: [Row<TypeEntity>] = []
    var places: [Row<TypeEntity>: Int] = [:]
    var found: [[Property]] = []
    for row in facts.types.indices where facts.types[row].kind != .extension {
      guard let entity = project.entity(of: Row(row), in: file),
        !Exclusions.skips(entity, in: project)
      else { continue }
      if facts.types[row].kind == .class { classes.append(entity) }
      guard let host = project.host(entity) else { continue }
      if hosts.isEmpty { found = .init(repeating: [], count: Wrapper.allCases.count) }
      places[entity] = hosts.count
      hosts.append(HostFacts(host: host, timings: timings))
      for property in host.properties where !property.fact.isStatic {
        if let wrapper = property.wrapper { found[Int(wrapper.rawValue)].append(property) }
      }
    }
    self.hosts = hosts
    self.classes = classes
    hostPlaces = places
    propertiesByWrapper = hosts.isEmpty ? [] : found.map(Pass.inOrder)
    types = Pass.types(of: file, project)
  }

  /// The types declared or extended in a file, those of previews left out.
  private static func types(of file: Int32, _ project: ProjectIndex) -> [Row<TypeEntity>] {
    var seen: Set<Row<TypeEntity>> = []
    return project.facts(file).types.indices.compactMap { row in
      guard let entity = project.entity(of: Row(row), in: file), seen.insert(entity).inserted,
        !Exclusions.skips(entity, in: project)
      else { return nil }
      return entity
    }
  }

  /// Properties in order of place.
  private static func inOrder(_ properties: [Property]) -> [Property] {
    guard properties.count > 1 else { return properties }
    return properties.sorted { $0.attributeRange.lowerBound < $1.attributeRange.lowerBound }
  }

  /// Lets all rules look, one after the other.
  mutating func check() {
    for index in rules.indices {
      place = index
      rules[index].check(&self)
    }
  }

  package var facts: FileFacts { project.facts(file) }
  package var placement: FilePlacement { project.placement(file) }

  /// The properties of this file's hosts that carry one of the wrappers, in order of place.
  package func properties(wrapped wrappers: Wrapper...) -> [Property] {
    if hosts.isEmpty { return [] }
    var found: [Property] = []
    var isMixed = false
    for wrapper in wrappers where !propertiesByWrapper[Int(wrapper.rawValue)].isEmpty {
      isMixed = !found.isEmpty
      found += propertiesByWrapper[Int(wrapper.rawValue)]
    }
    return isMixed ? Pass.inOrder(found) : found
  }

  /// The host a property belongs to.
  package func host(of property: Property) -> HostFacts {
    // Properties come from hosts of this file only.
    hosts[hostPlaces[property.host]!]
  }

  /// The classes of this file as models that views may observe.
  package var modelClasses: [ModelClass] {
    classes.map { ModelClass(project: project, entity: $0) }
  }

  /// Whether a property or local variable belongs to code of a preview.
  package func isInPreview(_ property: Property) -> Bool {
    project.entity(of: property.fact.owner, in: property.file).map {
      Exclusions.skips($0, in: project)
    } ?? false
  }

  /// The types of this file that are `Identifiable`.
  package var identifiableTypes: [IdentifiableType] {
    facts.types.indices.compactMap { row in
      guard facts.types[row].kind != .extension, facts.types[row].kind != .protocol,
        let entity = project.entity(of: Row(row), in: file),
        let type = IdentifiableType(project: project, entity: entity),
        !Exclusions.skips(entity, in: project)
      else { return nil }
      return type
    }
  }

  /// The calls by a name in this file, those in types that are left out excepted.
  package func calls(named name: Name) -> [CallFact] {
    let facts = facts
    return facts.calls.filter { call in
      guard call.name == name else { return false }
      guard let owner = project.entity(of: facts[facts[call.scope].function].owner, in: file) else {
        return true
      }
      return !Exclusions.skips(owner, in: project)
    }
  }

  /// Writes down a finding.
  ///
  /// - Parameters:
  ///   - place: the code it speaks of.
  ///   - message: what is wrong, in the user's own names.
  ///   - see: what will be seen on this person's screen.
  ///   - because: why.
  ///   - help: what to do.
  ///   - severity: where it is lower than the rule's own.
  ///   - isAdvice: whether it is true and rarely of use: a note for those who ask for advice.
  ///   - symptom: where it is another than the rule's own.
  ///   - subject: what it is about, so that one cause gives one finding.
  package mutating func report(
    at place: Place, _ message: String, see: String, because: String, help: String,
    severity: Severity? = nil, isAdvice: Bool = false, symptom: Symptom? = nil,
    confidence: Confidence? = nil, about subject: Subject? = nil, alsoSeenAs: [Symptom] = [],
    related: [(Place, String)] = [],
    path: [(Place, String)] = [], fix: Repair? = nil
  ) {
    drafts.append(
      Draft(
        rule: rule, group: isAdvice ? .advice : rule.group, place: place,
        severity: isAdvice ? .note : severity ?? rule.severity,
        symptom: symptom ?? rule.symptom, confidence: confidence ?? rule.confidence,
        message: message, see: see, because: because, help: help, subject: subject,
        alsoSeenAs: alsoSeenAs, related: related, path: path, fix: fix))
  }
}

/// What a finding is about: two findings about the same thing have one cause.
package enum Subject: Hashable, Sendable {
  case property(Reference<PropertyFact>)
  case place(Place)
}

/// A finding before it is put into lines and columns.
struct Draft {
  var rule: Rule
  /// The group of the rule; advice where it is for those alone who ask for it.
  var group: RuleGroup
  var place: Place
  var severity: Severity
  var symptom: Symptom
  var confidence: Confidence
  var message: String
  var see: String
  var because: String
  var help: String
  var subject: Subject?
  var alsoSeenAs: [Symptom]
  var related: [(Place, String)]
  var path: [(Place, String)]
  var fix: Repair?
}
