import StateLintSyntax

/// Families of value types whose members change them in place.
@frozen
package struct ValueFamily: OptionSet, Hashable, Sendable {
  package let rawValue: UInt32

  @inlinable
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  /// `Bool`.
  package static let bool = ValueFamily(rawValue: 1 << 0)
  /// Integers, floating-point numbers, `Decimal`.
  package static let number = ValueFamily(rawValue: 1 << 1)
  /// `String` and `Substring`.
  package static let string = ValueFamily(rawValue: 1 << 2)
  /// Arrays, slices and other ordered collections.
  package static let array = ValueFamily(rawValue: 1 << 3)
  /// `Set`.
  package static let set = ValueFamily(rawValue: 1 << 4)
  /// Option sets.
  package static let optionSet = ValueFamily(rawValue: 1 << 5)
  /// `Dictionary`.
  package static let dictionary = ValueFamily(rawValue: 1 << 6)
  /// `Optional`.
  package static let optional = ValueFamily(rawValue: 1 << 7)
  /// `Data`.
  package static let data = ValueFamily(rawValue: 1 << 8)
  /// `IndexSet`.
  package static let indexSet = ValueFamily(rawValue: 1 << 9)
  /// `CharacterSet`.
  package static let characterSet = ValueFamily(rawValue: 1 << 10)
  /// `Date`.
  package static let date = ValueFamily(rawValue: 1 << 11)
  /// `DateComponents`.
  package static let dateComponents = ValueFamily(rawValue: 1 << 12)
  /// `URL`.
  package static let url = ValueFamily(rawValue: 1 << 13)
  /// `URLRequest`.
  package static let urlRequest = ValueFamily(rawValue: 1 << 14)
  /// `AttributedString`.
  package static let attributedString = ValueFamily(rawValue: 1 << 15)
  /// `Path`, which is drawn by changing it.
  package static let path = ValueFamily(rawValue: 1 << 16)
  /// `NavigationPath`.
  package static let navigationPath = ValueFamily(rawValue: 1 << 17)
  /// `Measurement`.
  package static let measurement = ValueFamily(rawValue: 1 << 18)
  /// `Transaction`.
  package static let transaction = ValueFamily(rawValue: 1 << 19)
  /// Iterators and random number generators.
  package static let iterator = ValueFamily(rawValue: 1 << 20)
  /// `ScrollPosition`.
  package static let scrollPosition = ValueFamily(rawValue: 1 << 21)

  /// The family of the type `name`; nil if its members are not listed.
  package init?(typeNamed name: Name) {
    guard let family = ValueFamily.byType.family(of: name) else { return nil }
    self = family
  }

  private static let byType = FamilyRows(typeRows)

  /// The words of the family columns, in the order of the bits above.
  static let words: StaticString = """
    bool number string array set optionSet dictionary optional
    data indexSet characterSet date dateComponents url urlRequest attributedString
    path navigationPath measurement transaction iterator scrollPosition
    """

  /// Columns: type, families.
  package static let typeRows: StaticString = """
    AnyIterator                 iterator
    Array                       array
    ArraySlice                  array
    AttributedString            attributedString
    Bool                        bool
    CGFloat                     number
    CharacterSet                characterSet
    ContiguousArray             array
    Data                        data
    Date                        date
    DateComponents              dateComponents
    Decimal                     number
    Deque                       array
    Dictionary                  dictionary
    Double                      number
    Float                       number
    Float16                     number
    Float80                     number
    IdentifiedArray             array
    IdentifiedArrayOf           array
    IndexPath                   array
    IndexSet                    indexSet
    IndexingIterator            iterator
    Int                         number
    Int128                      number
    Int16                       number
    Int32                       number
    Int64                       number
    Int8                        number
    Measurement                 measurement
    NavigationPath              navigationPath
    Optional                    optional
    OrderedDictionary           dictionary
    OrderedSet                  array,set
    Path                        path
    ScrollPosition              scrollPosition
    Set                         set
    String                      string
    Substring                   string
    SystemRandomNumberGenerator iterator
    TimeInterval                number
    Transaction                 transaction
    UInt                        number
    UInt128                     number
    UInt16                      number
    UInt32                      number
    UInt64                      number
    UInt8                       number
    URL                         url
    URLRequest                  urlRequest
    """
}

/// Names and the families they belong to.
struct FamilyRows: Sendable {
  private let index: NameIndex
  private let families: [ValueFamily]

  /// The rows of `text`: a name and its families; further rows of one name add to it.
  init(_ text: StaticString) {
    let words = ColumnWords(ValueFamily.words)
    var names: [Name] = []
    var families: [ValueFamily] = []
    var reader = TableReader(text)
    while reader.nextRow() {
      let name = Name(bytes: reader.field())
      let family = ValueFamily(rawValue: words.bits(of: reader.field()))
      if names.last == name {
        families[families.count - 1].formUnion(family)
      } else {
        names.append(name)
        families.append(family)
      }
    }
    index = NameIndex(names)
    self.families = families
  }

  func family(of name: Name) -> ValueFamily? { index[name].map { families[$0] } }
}
