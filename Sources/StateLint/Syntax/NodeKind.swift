/// What a node of the tree is. The comment says which children it has, in reading order; `*` means
/// any number, `?` at most one. What the parser does not know becomes `opaque`.
public enum NodeKind: UInt8, Sendable, BitwiseCopyable {
  // MARK: Structure

  /// statement*
  case file
  /// The braces of a type and what stands in them: declaration*
  case memberBlock
  /// The braces of a function, closure or statement, or the statements of a `case`: statement*
  case codeBlock
  /// `#if … #endif`: ifConfigClause*
  case ifConfig
  /// One branch: condition (opaque)?, then whatever stands where the `#if` stands.
  case ifConfigClause
  /// Text that is kept but not understood.
  case opaque

  // MARK: Declarations. Each begins with attribute*, modifier*.

  /// name*
  case importDecl
  /// name, genericParameters?, inheritanceClause?, whereClause?, memberBlock?
  case structDecl, classDecl, actorDecl, enumDecl, protocolDecl
  /// type, inheritanceClause?, whereClause?, memberBlock?
  case extensionDecl
  /// name, genericParameters?, initializer? (the type), whereClause?
  case typealiasDecl
  /// name, inheritanceClause?, initializer?, whereClause?
  case associatedTypeDecl
  /// `let` or `var` (detail): binding*
  case variableDecl
  /// pattern, typeAnnotation?, initializer?, accessorBlock?
  case binding
  /// name, genericParameters?, parameters, returnClause?, whereClause?, codeBlock?
  case functionDecl, initDecl, subscriptDecl
  /// codeBlock?
  case deinitDecl
  /// enumCaseElement*
  case enumCaseDecl
  /// name, parameters?, initializer?
  case enumCaseElement
  /// accessor*, or the statements of a bare getter (flag `.bareGetter`)
  case accessorBlock
  /// `get`, `set`, `willSet` … (detail): name? (the parameter), codeBlock?
  case accessor
  /// name
  case operatorDecl, precedenceGroupDecl
  /// name, genericParameters?, parameters, returnClause?, initializer?
  case macroDecl

  // MARK: Parts of declarations

  /// `@Name(arguments)`: type, argument*
  case attribute
  /// A word (detail), `private(set)` with flag `.setter`.
  case modifier
  /// A declared name or label.
  case name
  /// genericParameter*
  case genericParameters
  /// name, type?
  case genericParameter
  /// type*
  case inheritanceClause
  /// type*
  case whereClause
  /// parameter*
  case parameters
  /// attribute*, name (label), name? (inner), type?, initializer?
  case parameter
  /// type
  case returnClause
  /// type
  case typeAnnotation
  /// `= expression`: expression
  case initializer

  // MARK: Types

  /// A simple name: genericArguments?
  case typeName
  /// `A.B<C>`: typeName*
  case memberType
  /// type
  case optionalType, implicitlyUnwrappedType, arrayType, metatype, someType, anyType
  case suppressedType, packType
  /// key type, value type
  case dictionaryType
  /// count type, element type
  case inlineArrayType
  /// tupleTypeElement*
  case tupleType
  /// name*, type
  case tupleTypeElement
  /// tupleType, type (the result)
  case functionType
  /// attribute*, modifier*, type
  case attributedType
  /// type*
  case compositionType
  /// type*
  case genericArguments

  // MARK: Statements

  /// conditions, codeBlock, (codeBlock or ifExpr)?
  case ifExpr
  /// conditions, codeBlock
  case guardStmt, whileStmt
  /// codeBlock, expression
  case repeatStmt
  /// pattern, typeAnnotation?, expression, whereClause? (an expression), codeBlock
  case forStmt
  /// expression, switchCase* or ifConfig*
  case switchExpr
  /// caseItem*, codeBlock
  case switchCase
  /// pattern, expression? (its `where`)
  case caseItem
  /// codeBlock, catchClause*
  case doExpr
  /// caseItem*, codeBlock
  case catchClause
  /// codeBlock
  case deferStmt
  /// expression?
  case returnStmt, throwStmt, yieldStmt
  /// name?
  case breakStmt, continueStmt, fallthroughStmt
  /// optionalBinding, patternCondition, availability or expression, any number
  case conditions
  /// `let` or `var` (detail): pattern, typeAnnotation?, initializer?
  case optionalBinding
  /// `case`: pattern, initializer?
  case patternCondition
  /// `#available(…)`, `#unavailable(…)`
  case availability

  // MARK: Patterns

  /// A bound name.
  case identifierPattern
  case wildcardPattern
  /// pattern*
  case tuplePattern
  /// `let` or `var` (detail): pattern. Below it, bare names are bound.
  case bindingPattern
  /// expression
  case expressionPattern
  /// type
  case isPattern

  // MARK: Expressions

  /// A bare name, `self`, `super`, `Self`, `_` (detail), `$name` (flag `.dollar`): genericArguments?
  case nameExpr
  case integerLiteral, floatLiteral, booleanLiteral, nilLiteral, regexLiteral
  /// interpolation*
  case stringLiteral
  /// argument*
  case interpolation
  /// expression*
  case arrayLiteral
  /// dictionaryElement*
  case dictionaryLiteral
  /// key, value
  case dictionaryElement
  /// A parenthesised list: argument*
  case tupleExpr
  /// attribute*, captureList?, closureParameters?, returnClause?, codeBlock
  case closure
  /// capture*
  case captureList
  /// name, expression?
  case capture
  /// closureParameter*
  case closureParameters
  /// attribute*, name, name?, type?
  case closureParameter
  /// A base and what follows it: expression, then memberAccess, call, subscriptCall,
  /// optionalChaining, forceUnwrap, postfixOperator, ifConfig, any number
  case chain
  /// `.name`, the range covering the name only: genericArguments?
  case memberAccess
  /// argument*, trailingClosure*
  case call
  /// argument*
  case subscriptCall
  /// argumentLabel?, expression
  case argument
  /// argumentLabel?, closure
  case trailingClosure
  case argumentLabel
  case optionalChaining, forceUnwrap, postfixOperator
  /// `.name` without a base.
  case implicitMember
  /// type?, then as in a chain
  case keyPath
  /// operand, (operatorRef, operand) or cast, any number
  case sequence
  case operatorRef
  /// `as`, `is` (detail): type
  case cast
  /// target, operatorRef, value
  case assignment
  /// condition, then, else
  case ternary
  /// An operator before its operand: expression
  case prefixExpr
  /// `&x`: expression
  case inoutExpr
  /// `try`, `await`, `consume` … (detail): expression
  case effectExpr
  /// `#name`
  case macroExpr
}
