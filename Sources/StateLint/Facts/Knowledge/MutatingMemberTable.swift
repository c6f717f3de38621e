import StateLintSyntax

/// Members and operators that change a value in place, so that using one on a state is a write.
///
/// Ask only where the receiver is a value or unknown: on a class, a method of the same name changes
/// the object, not the property that holds it.
package enum MutatingMemberTable {
  /// Whether the member `name` changes a value type of any family.
  package static func mutates(member name: Name) -> Bool { byMember.family(of: name) != nil }

  /// Whether the member `name` changes a value of `family`.
  package static func mutates(member name: Name, family: ValueFamily) -> Bool {
    guard let families = byMember.family(of: name) else { return false }
    return !families.isDisjoint(with: family)
  }

  /// Whether `name` is a member that reads like a change and gives a new value instead: `sorted`,
  /// `union`, `filter`.
  package static func isLookalike(member name: Name) -> Bool { lookalikes.index[name] != nil }

  /// The member that does in place what the look-alike `name` gives as a new value: `sort` for
  /// `sorted`; nil if there is none.
  package static func mutatingTwin(of name: Name) -> String? {
    guard let row = lookalikes.index[name] else { return nil }
    return lookalikes.twins[row]
  }

  /// Whether `name` is an operator that writes to its left side. Source: the assignment operators
  /// of the standard library, and `??=`, which many projects declare.
  package static func isAssignment(operator name: Name) -> Bool { assignments.contains(name) }

  private static let byMember = FamilyRows(rows)
  private static let lookalikes = LookalikeRows()
  private static let assignments = NameSet(assignmentRows)

  /// Columns: member, families of the types it changes. Source: the `mutating` declarations of the
  /// standard library, Foundation and SwiftUI, and of swift-identified-collections.
  package static let rows: StaticString = """
    addAnimationCompletion                  transaction
    addArc                                  path
    addCurve                                path
    addEllipse                              path
    addLine                                 path
    addLines                                path
    addPath                                 path
    addProduct                              number
    addQuadCurve                            path
    addRect                                 path
    addRects                                path
    addRelativeArc                          path
    addRoundedRect                          path
    addTimeInterval                         date
    addValue                                urlRequest
    append                                  string,array,data,url,attributedString
    append                                  navigationPath
    appendPathComponent                     url
    appendPathExtension                     url
    closeSubpath                            path
    convert                                 measurement
    deleteLastPathComponent                 url
    deletePathExtension                     url
    formIntersection                        set,optionSet,indexSet,characterSet
    formRemainder                           number
    formSquareRoot                          number
    formSymmetricDifference                 set,optionSet,indexSet,characterSet
    formTruncatingRemainder                 number
    formUnion                               set,optionSet,indexSet,characterSet
    insert                                  string,array,set,optionSet,data,indexSet
    insert                                  characterSet,attributedString
    invert                                  characterSet
    makeContiguousUTF8                      string
    merge                                   dictionary
    mergeAttributes                         attributedString
    move                                    array,path
    negate                                  number
    next                                    iterator
    partition                               array
    popFirst                                string,array,set,dictionary,data
    popLast                                 string,array,data
    remove                                  string,array,set,optionSet,dictionary,data,indexSet
    remove                                  characterSet
    removeAll                               string,array,set,dictionary,data,indexSet
    removeAllCachedResourceValues           url
    removeCachedResourceValue               url
    removeFirst                             string,array,set,data
    removeLast                              string,array,data,navigationPath
    removeSubrange                          string,array,data,attributedString
    removeValue                             dictionary
    replace                                 string,array
    replaceAttributes                       attributedString
    replaceSubrange                         string,array,data,attributedString
    reserveCapacity                         string,array,set,dictionary,data
    resetBytes                              data
    resolveSymlinksInPath                   url
    reverse                                 array
    round                                   number
    scrollTo                                scrollPosition
    setAttributes                           attributedString
    setResourceValues                       url
    setTemporaryResourceValue               url
    setValue                                dateComponents,urlRequest
    shift                                   indexSet
    shuffle                                 array
    sort                                    array
    standardize                             url
    subtract                                set,optionSet,indexSet,characterSet
    swapAt                                  array
    take                                    optional
    toggle                                  bool
    transform                               attributedString
    trimPrefix                              string,array
    update                                  set,optionSet,indexSet,characterSet
    updateOrAppend                          array
    updateOrInsert                          array
    updateValue                             dictionary
    withContiguousMutableStorageIfAvailable array
    withUTF8                                string
    withUnsafeMutableBufferPointer          array
    withUnsafeMutableBytes                  array,data
    """

  /// Columns: look-alike, the member that does the same in place. Source as above.
  package static let lookalikeRows: StaticString = """
    addingTimeInterval        addTimeInterval
    advanced                  -
    appending                 append
    appendingPathComponent    appendPathComponent
    appendingPathExtension    appendPathExtension
    applying                  -
    capitalized               -
    compactMap                -
    compactMapValues          -
    contains                  -
    converted                 convert
    deletingLastPathComponent deleteLastPathComponent
    deletingPathExtension     deletePathExtension
    difference                -
    drop                      -
    dropFirst                 removeFirst
    dropLast                  removeLast
    filter                    -
    first                     -
    flatMap                   -
    insetBy                   -
    intersection              formIntersection
    inverted                  invert
    isMultiple                -
    joined                    -
    last                      -
    lazy                      -
    lowercased                -
    magnitude                 -
    makeIterator              -
    map                       -
    mapValues                 -
    merging                   merge
    mergingAttributes         mergeAttributes
    offsetBy                  -
    prefix                    -
    replacing                 replace
    replacingAttributes       replaceAttributes
    replacingOccurrences      -
    resolvingSymlinksInPath   resolveSymlinksInPath
    reversed                  reverse
    rounded                   round
    settingAttributes         setAttributes
    shuffled                  shuffle
    sorted                    sort
    split                     -
    squareRoot                formSquareRoot
    standardized              standardize
    strokedPath               -
    subtracting               subtract
    suffix                    -
    symmetricDifference       formSymmetricDifference
    transforming              transform
    trimmedPath               -
    trimmingCharacters        -
    trimmingPrefix            trimPrefix
    truncatingRemainder       formTruncatingRemainder
    union                     formUnion
    uppercased                -
    """

  /// Operators that write to their left side.
  package static let assignmentRows: StaticString = """
    %= &*= &+= &-= &<<= &= &>>= *= += -= .&= .^= .|= /= <<= = >>= ??= ^= |=
    """
}

private struct LookalikeRows: Sendable {
  let index: NameIndex
  let twins: [String?]

  init() {
    var names: [Name] = []
    var twins: [String?] = []
    var reader = TableReader(MutatingMemberTable.lookalikeRows)
    while reader.nextRow() {
      names.append(Name(bytes: reader.field()))
      let twin = reader.field()
      twins.append(twin.isNone ? nil : twin.text)
    }
    index = NameIndex(names)
    self.twins = twins
  }
}
