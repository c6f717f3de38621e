import StateLintSyntax

/// The modifiers of a declaration that rules ask about.
package struct Modifiers: OptionSet, Sendable, Hashable {
  package var rawValue: UInt32
  package init(rawValue: UInt32) { self.rawValue = rawValue }

  package static let `private` = Modifiers(rawValue: 1 << 0)
  package static let `fileprivate` = Modifiers(rawValue: 1 << 1)
  package static let `internal` = Modifiers(rawValue: 1 << 2)
  package static let package = Modifiers(rawValue: 1 << 3)
  package static let `public` = Modifiers(rawValue: 1 << 4)
  package static let open = Modifiers(rawValue: 1 << 5)
  /// `private(set)` or `fileprivate(set)`.
  package static let privateSetter = Modifiers(rawValue: 1 << 6)
  package static let `static` = Modifiers(rawValue: 1 << 7)
  package static let final = Modifiers(rawValue: 1 << 8)
  package static let lazy = Modifiers(rawValue: 1 << 9)
  package static let weak = Modifiers(rawValue: 1 << 10)
  package static let override = Modifiers(rawValue: 1 << 11)
  package static let mutating = Modifiers(rawValue: 1 << 12)
  package static let nonmutating = Modifiers(rawValue: 1 << 13)
  package static let nonisolated = Modifiers(rawValue: 1 << 14)
  package static let async = Modifiers(rawValue: 1 << 15)
  package static let consuming = Modifiers(rawValue: 1 << 16)
  package static let required = Modifiers(rawValue: 1 << 17)

  /// The modifier a word stands for; empty for one no rule asks about.
  init(_ word: Keyword, isSetter: Bool) {
    if isSetter {
      self = word == .private || word == .fileprivate ? .privateSetter : []
      return
    }
    switch word {
    case .private: self = .private
    case .fileprivate: self = .fileprivate
    case .internal: self = .internal
    case .package: self = .package
    case .public: self = .public
    case .open: self = .open
    case .static, .class: self = .static
    case .final: self = .final
    case .lazy: self = .lazy
    case .weak, .unowned: self = .weak
    case .override: self = .override
    case .mutating: self = .mutating
    case .nonmutating: self = .nonmutating
    case .nonisolated: self = .nonisolated
    case .consuming: self = .consuming
    case .required: self = .required
    default: self = []
    }
  }

  /// Whether the declaration is hidden from other files.
  package var isFileLocal: Bool { !isDisjoint(with: [.private, .fileprivate]) }

  /// Whether the declaration is part of what other modules see.
  package var isPublic: Bool { !isDisjoint(with: [.public, .open]) }
}
