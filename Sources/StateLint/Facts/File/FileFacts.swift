import StateLintSyntax

/// What one file says by itself. Names are not resolved: whether a type is a view, a class is
/// observable or a closure runs later takes the other files, see `ResolvedFile`.
///
/// Immutable after `gather`; a class only so that handles share it instead of copying its arrays.
package final class FileFacts: Sendable {
  /// The path as the report shows it.
  package let path: String
  package let tree: Tree
  /// The first part of each imported name: `SwiftUI`.
  package let imports: [Name]
  package let types: [TypeFact]
  package let aliases: [AliasFact]
  package let properties: [PropertyFact]
  package let functions: [FunctionFact]
  package let parameters: [ParameterFact]
  package let attributes: [AttributeFact]
  package let inherits: [InheritFact]
  package let generics: [GenericFact]
  package let scopes: [ScopeFact]
  package let uses: [UseFact]
  package let calls: [CallFact]
  package let locals: [LocalFact]
  /// Properties that belong to no type.
  package let globals: [Row<PropertyFact>]
  package let globalFunctions: [Row<FunctionFact>]
  /// Byte ranges of previews: `#Preview { … }`.
  package let previews: [Range<Int>]
  /// The names of members reached for on anything but `self`, key paths included.
  package let foreignMembers: NameList
  /// The names of members taken as publishers: `model.$name`.
  package let publisherMembers: NameList
  /// The first comment says that the file is generated.
  package let isGenerated: Bool

  // What the index asks of each file: told while the file is at hand, since looking through all
  // files once more takes longer than the answer.

  /// The uses that write.
  let writes: [Row<UseFact>]
  /// The keys, as written, under which code of this file stores something: `"nickname"`, `Keys.name`.
  let storedKeys: [String]
  /// The names of objects that modifiers get of which nobody knows what they do.
  let handedNames: NameList
  let contents: Contents

  init(path: String, gathered: Gatherer) {
    self.path = path
    tree = gathered.tree
    imports = gathered.imports.fitted
    types = gathered.types.fitted
    aliases = gathered.aliases.fitted
    properties = gathered.properties.fitted
    functions = gathered.functions.fitted
    parameters = gathered.parameters.fitted
    attributes = gathered.attributes.fitted
    inherits = gathered.inherits.fitted
    generics = gathered.generics.fitted
    scopes = gathered.scopes.fitted
    uses = gathered.uses.fitted
    calls = gathered.calls.fitted
    locals = gathered.locals.fitted
    globals = gathered.globals.fitted
    globalFunctions = gathered.globalFunctions.fitted
    previews = gathered.previews.fitted
    foreignMembers = NameList(gathered.foreignMembers)
    publisherMembers = NameList(gathered.publisherMembers)
    isGenerated = gathered.isGenerated
    writes = gathered.writes.fitted
    storedKeys = gathered.storedKeys
    handedNames = NameList(gathered.handedNames)
    contents = gathered.contents
  }

  package subscript(row: Row<TypeFact>) -> TypeFact { types[Int(row.index)] }
  package subscript(row: Row<PropertyFact>) -> PropertyFact { properties[Int(row.index)] }
  package subscript(row: Row<FunctionFact>) -> FunctionFact { functions[Int(row.index)] }
  package subscript(row: Row<ParameterFact>) -> ParameterFact { parameters[Int(row.index)] }
  package subscript(row: Row<ScopeFact>) -> ScopeFact { scopes[Int(row.index)] }
  package subscript(row: Row<UseFact>) -> UseFact { uses[Int(row.index)] }
  package subscript(row: Row<CallFact>) -> CallFact { calls[Int(row.index)] }
  package subscript(row: Row<LocalFact>) -> LocalFact { locals[Int(row.index)] }
  package subscript(rows: Rows<AttributeFact>) -> ArraySlice<AttributeFact> {
    attributes[rows.indices]
  }
  package subscript(rows: Rows<InheritFact>) -> ArraySlice<InheritFact> { inherits[rows.indices] }
  package subscript(rows: Rows<GenericFact>) -> ArraySlice<GenericFact> { generics[rows.indices] }
  package subscript(rows: Rows<ParameterFact>) -> ArraySlice<ParameterFact> {
    parameters[rows.indices]
  }
}

extension FileFacts {
  /// What a file has somewhere.
  struct Contents: OptionSet, Sendable {
    let rawValue: UInt8
    /// A call that may put an object into the environment.
    static let injections = Contents(rawValue: 1)
    /// A call that begins a tree of views with an environment of its own.
    static let hosts = Contents(rawValue: 2)
    /// A property that observes an `ObservableObject`.
    static let observers = Contents(rawValue: 4)
    /// A property that reads the environment.
    static let environmentReaders = Contents(rawValue: 8)
    /// A value of `@AppStorage` or `@SceneStorage`.
    static let storage = Contents(rawValue: 16)
  }
}

/// A row with the name it is found by.
package struct Named<Fact>: Sendable {
  package var name: Name
  package var row: Row<Fact>
}

extension FileFacts {
  /// The functions, accessors not among them, by their names.
  var namedFunctions: some Sequence<Named<FunctionFact>> {
    functions.indices.lazy.filter { self.functions[$0].kind == .function }
      .map { Named(name: self.functions[$0].name, row: Row($0)) }
  }

  /// The properties at the top level, by their names.
  var namedGlobals: some Sequence<Named<PropertyFact>> {
    globals.lazy.map { Named(name: self[$0].name, row: $0) }
  }

  /// Those that other files may see.
  var namedSharedGlobals: some Sequence<Named<PropertyFact>> {
    globals.lazy.filter { !self[$0].modifiers.isFileLocal }
      .map { Named(name: self[$0].name, row: $0) }
  }

  /// The writes, by the last member they change.
  var namedWrites: some Sequence<Named<UseFact>> {
    writes.lazy.map { Named(name: self.tree.writtenMember(of: self[$0]), row: $0) }
  }

  /// Those of them that reach for a member of something: `cart.count = 1`.
  var namedMemberWrites: some Sequence<Named<UseFact>> {
    writes.lazy.filter { self[$0].node != self[$0].root }
      .map { Named(name: self.tree.writtenMember(of: self[$0]), row: $0) }
  }

  /// The calls that construct something, by the name of its type.
  var constructions: some Sequence<Named<CallFact>> {
    calls.indices.lazy.compactMap { place in
      self.tree.constructedName(self.calls[place]).map { Named(name: $0, row: Row(place)) }
    }
  }
}

extension FileFacts {
  /// Whether the comments right above a declaration speak of a word: whoever wrote them knows.
  func isCommented(_ declaration: NodeID, _ word: String) -> Bool {
    isCommented(endingAt: tree.range(declaration).lowerBound) { $0.contains(word) }
  }

  /// Whether some comment right above an offset is as wanted.
  func isCommented(endingAt offset: Int, _ isWanted: (String) -> Bool) -> Bool {
    var start = offset
    for comment in tree.comments.reversed() where Int(comment.end) <= start {
      let between = tree.bytes[Int(comment.end)..<start]
      guard between.allSatisfy({ $0 <= UInt8(ascii: " ") }) else { return false }
      start = Int(comment.start)
      if isWanted(tree.text(start..<Int(comment.end))) { return true }
    }
    return false
  }
}

extension Array {
  /// The same elements without room for more: facts stay for the whole run.
  var fitted: [Element] {
    guard capacity > count + count / 16 else { return self }
    return withUnsafeBufferPointer { elements in
      [Element](unsafeUninitializedCapacity: elements.count) { room, count in
        _ = room.initialize(from: elements)
        count = elements.count
      }
    }
  }
}
