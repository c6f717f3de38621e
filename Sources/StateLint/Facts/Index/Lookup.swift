/// The answer to a look-up. Only `known` may lead to a finding.
package enum Lookup<Answer> {
  case known(Answer)
  /// Several things could be meant.
  case ambiguous
  /// Nothing that was read answers it.
  case unknown

  /// The answer, where there is one.
  package var known: Answer? {
    if case .known(let answer) = self { return answer }
    return nil
  }
}

extension Lookup: Sendable where Answer: Sendable {}
extension Lookup: Equatable where Answer: Equatable {}
