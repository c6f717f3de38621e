/// What the spelling of a name says by itself: its first letter, a prefix or an ending that Apple
/// and the Swift community keep for one purpose.
///
/// A `Name` is only a hash, so the shape is taken where the bytes are at hand and kept beside it.
@frozen
package struct NameShape: OptionSet, Hashable, Sendable {
  package let rawValue: UInt16

  @inlinable
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// Begins with a capital letter: a type by the Swift API Design Guidelines.
  package static let upperCamel = NameShape(rawValue: 1 << 0)
  /// `onX`, `didX`, `willX`, `xHandler`, `xAction`, `xCallback`, `xCompletion`: the label of a
  /// closure that is kept and called later.
  package static let callback = NameShape(rawValue: 1 << 1)
  /// Ends in `Builder`: a result builder (`@ViewBuilder`, `@ContentBuilder`, a project's own).
  package static let builder = NameShape(rawValue: 1 << 2)
  /// Ends in `Actor`: a global actor (`@MainActor`, a project's own).
  package static let globalActor = NameShape(rawValue: 1 << 3)
  /// Ends in `Delegate` or `DataSource`: a protocol whose adopter is called back.
  package static let delegate = NameShape(rawValue: 1 << 4)
  /// `UI…View`, `NS…View`, `UI…Cell`, `NS…Cell`: a view class of UIKit or AppKit.
  package static let platformView = NameShape(rawValue: 1 << 5)
  /// `UI…Controller`, `NS…Controller`: a controller class of UIKit or AppKit.
  package static let platformController = NameShape(rawValue: 1 << 6)
  /// `UI…GestureRecognizer`, `NS…GestureRecognizer`.
  package static let gestureRecognizer = NameShape(rawValue: 1 << 7)
  /// `NSMutable…`: a class of Foundation that changes in place.
  package static let mutableFoundation = NameShape(rawValue: 1 << 8)

  /// The shape of the name spelled by `bytes` (UTF-8).
  package init(bytes: UnsafeBufferPointer<UInt8>) {
    var shape: NameShape = []
    if let first = bytes.first, isCapital(first) { shape.insert(.upperCamel) }
    if bytes.isCallback { shape.insert(.callback) }
    if bytes.ends(in: "Builder") { shape.insert(.builder) }
    if bytes.ends(in: "Actor") { shape.insert(.globalActor) }
    if bytes.ends(in: "Delegate") || bytes.ends(in: "DataSource") { shape.insert(.delegate) }
    if bytes.begins(with: "UI", thenCapital: true) || bytes.begins(with: "NS", thenCapital: true) {
      if bytes.ends(in: "View") || bytes.ends(in: "Cell") { shape.insert(.platformView) }
      if bytes.ends(in: "Controller") { shape.insert(.platformController) }
      if bytes.ends(in: "GestureRecognizer") { shape.insert(.gestureRecognizer) }
    }
    if bytes.begins(with: "NSMutable", thenCapital: true) { shape.insert(.mutableFoundation) }
    self = shape
  }

  /// The shape of `text`.
  package init(_ text: String) {
    var text = text
    self = text.withUTF8 { NameShape(bytes: $0) }
  }
}

private func isCapital(_ byte: UInt8) -> Bool {
  byte >= UInt8(ascii: "A") && byte <= UInt8(ascii: "Z")
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate var isCallback: Bool {
    begins(with: "on", thenCapital: true) || begins(with: "did", thenCapital: true)
      || begins(with: "will", thenCapital: true) || ends(in: "Handler") || ends(in: "Action")
      || ends(in: "Callback") || ends(in: "Completion")
  }

  fileprivate func begins(with prefix: StaticString, thenCapital: Bool) -> Bool {
    let length = prefix.utf8CodeUnitCount
    guard count > length, !thenCapital || isCapital(self[length]) else { return false }
    for index in 0..<length where self[index] != prefix.utf8Start[index] { return false }
    return true
  }

  /// Whether the name ends in `suffix` and is longer than it.
  fileprivate func ends(in suffix: StaticString) -> Bool {
    let length = suffix.utf8CodeUnitCount
    guard count > length else { return false }
    let offset = count - length
    for index in 0..<length where self[offset + index] != suffix.utf8Start[index] { return false }
    return true
  }
}
