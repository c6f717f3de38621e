import StateLintSyntax

/// How the callee of a call is written.
package enum CalleeForm: UInt8, Sendable, CaseIterable {
  /// A type is called: `Button("OK") { }`, also spelled `Button.init`.
  case initializer
  /// A member is called: `view.onAppear { }`, `queue.async { }`, `Task.detached { }`.
  case modifier
  /// A function is called by its bare name: `withAnimation { }`.
  case function
  /// A member is called with a leading dot and nothing before it: `.init(get: { })`.
  case implicitMember
}

/// One closure of one call, and what the call says that decides when it runs.
package struct ClosureQuery: Sendable {
  /// The last name of the callee: `Button`, `onAppear`, `detached`.
  package var callee: Name
  /// How the callee is written.
  package var form: CalleeForm
  /// The name before the callee, if there is one: `Task` in `Task.detached`, `SwiftUI` in
  /// `SwiftUI.Button`. Leave it nil where the base of a member call is any other expression.
  package var qualifier: Name?
  /// The label of the closure, in the parentheses or trailing; nil if it has none.
  package var label: Name?
  /// Which of the trailing closures it is, counting from 1; nil for a closure in the parentheses.
  /// An unlabelled closure in the parentheses (`.onEnded({ … })`) counts like the first.
  package var trailing: Int?
  /// How many trailing closures the call has.
  package var trailingCount: Int
  /// What the other arguments in the parentheses say.
  package var arguments: CallCircumstances
  /// How many parameters the closure takes: those it names before `in`, else the highest `$n` it
  /// mentions plus one.
  package var parameterCount: Int

  /// A question about one closure; the defaults describe `callee { }`.
  package init(
    callee: Name, form: CalleeForm, qualifier: Name? = nil, label: Name? = nil, trailing: Int? = 1,
    trailingCount: Int = 1, arguments: CallCircumstances = [], parameterCount: Int = 0
  ) {
    self.callee = callee
    self.form = form
    self.qualifier = qualifier
    self.label = label
    self.trailing = trailing
    self.trailingCount = trailingCount
    self.arguments = arguments
    self.parameterCount = parameterCount
  }

  /// All that the conditions of the table are held against.
  var circumstances: CallCircumstances {
    var all = arguments
    all.insert(parameterCount > 0 ? .parameter : .noParameter)
    if trailingCount > 1 { all.insert(.several) }
    return all
  }
}
