/// The words the parser asks about: reserved words first, then contextual ones.
public enum Keyword: UInt8, Sendable, BitwiseCopyable, CaseIterable {
  case none
  // Reserved: never a name without backticks.
  case `_`
  case `Any`, `as`, `associatedtype`, `break`, `case`, `catch`, `class`, `continue`, `default`
  case `defer`, `deinit`, `do`, `else`, `enum`, `extension`, `fallthrough`, `false`, `fileprivate`
  case `for`, `func`, `guard`, `if`, `import`, `in`, `init`, `inout`, `internal`, `is`, `let`
  case `nil`, `operator`, `precedencegroup`, `private`, `protocol`, `public`, `repeat`, `rethrows`
  case `return`, `self`, `Self`, `static`, `struct`, `subscript`, `super`, `switch`, `throw`
  case `throws`, `true`, `try`, `typealias`, `var`, `where`, `while`
  // Contextual: names unless they stand where the grammar gives them a meaning.
  case `actor`, `any`, `async`, `await`, `borrowing`, `consume`, `consuming`, `convenience`, `copy`
  case `discard`, `distributed`, `dynamic`, `each`, `final`, `get`, `indirect`, `infix`, `isolated`
  case `lazy`, `macro`, `mutating`, `nonisolated`, `nonmutating`, `nonsending`, `open`, `optional`
  case `override`, `package`, `postfix`, `prefix`, `Protocol`, `required`, `sending`, `set`, `some`
  case `then`, `Type`, `unowned`, `unsafe`, `weak`, `willSet`, `didSet`, `yield`
  case `_modify`, `_read`, `modify`, `read`, `unsafeAddress`, `unsafeMutableAddress`
  case `__owned`, `__shared`, `_const`, `_local`, `using`, `of`, `module`
}
