import StateLintSyntax

/// A write to state in code that runs while a host is updated.
package struct BodyWrite: Sendable {
  package let place: Place
  /// What is written, as the user spells it: `best`, `handler.offset`.
  package let target: String
  /// What the closure around it is given to, `introspect`, where the run decides when that is
  /// called; nil where the code runs during each update.
  package var closure: String?

  package var isCertain: Bool { closure == nil }
}

extension HostFacts {
  /// The writes to state that some code surely makes during an update.
  package func writes(in code: UpdateCode) -> [BodyWrite] {
    let facts = project.facts(code.function.file)
    let direct = facts[code.function.row].uses.compactMap { row -> BodyWrite? in
      let use = facts[row]
      let region = code.regions[use.scope]
      guard use.isWrite, region == .body || region == .perhapsBody else { return nil }
      if let write = host.write(use, in: code.function) {
        return BodyWrite(
          place: write.place, target: facts.writtenText(of: use),
          closure: region == .body ? nil : taker(of: use.scope, in: code))
      }
      guard isThroughBinding(use, facts) else { return nil }
      return BodyWrite(
        place: Place(code.function.file, facts.writtenRange(of: use)),
        target: facts.writtenText(of: use))
    }
    return direct + facts[code.function.row].calls.compactMap { callOfMutatingMethod($0, code) }
  }

  /// What the closure around a scope is given to that SwiftUI may call while it updates.
  private func taker(of scope: Row<ScopeFact>, in code: UpdateCode) -> String {
    let facts = project.facts(code.function.file)
    var scope = scope
    // The outermost closure of that kind is an argument: the table knows no others.
    while code.regions[facts[scope].parent] == .perhapsBody { scope = facts[scope].parent }
    return facts.tree.nameText(facts[facts[scope].slot.call].callee)
  }

  /// `config.reset()` where `reset` is a `mutating` method of the project's own struct.
  private func callOfMutatingMethod(_ row: Row<CallFact>, _ code: UpdateCode) -> BodyWrite? {
    let facts = project.facts(code.function.file)
    let call = facts[row]
    guard call.form == .member, call.depth == 1, call.root.exists, !call.previous.exists,
      code.regions[call.scope] == .body
    else { return nil }
    let use = facts[call.root]
    guard use.access == .read, !use.local.exists, let property = host.property(use.name),
      property.keepsOwnValue, property.shape.container == .none, !property.shape.isOptional,
      let type = property.shape.entity, project.modelKind(of: type) == .value
    else { return nil }
    let methods = project.functions(call.name, of: type)
    guard !methods.isEmpty,
      methods.allSatisfy({ project.fact($0).modifiers.contains(.mutating) })
    else { return nil }
    return BodyWrite(
      place: Place(code.function.file, facts.callRange(call)),
      target: facts.tree.nameText(use.root))
  }

  /// `binding.wrappedValue = …` on a parameter or local declared as a `Binding`.
  func isThroughBinding(_ use: UseFact, _ facts: FileFacts) -> Bool {
    guard use.local.exists, let first = facts.members(of: use).first,
      facts.tree.name(first) == .wrappedValue
    else { return false }
    let type = facts[use.local].type
    return type.exists && facts.tree.kind(type) == .typeName && facts.tree.name(type) == .binding
  }
}

extension FileFacts {
  /// The whole write as written: `count += 1`, `seen.insert(id)`.
  func writtenRange(of use: UseFact) -> Range<Int> {
    let end = tree.range(use.write).upperBound
    let start = use.access == .mutatingCall ? tree.range(use.node) : tree.range(use.write)
    return start.lowerBound..<max(end, start.lowerBound)
  }

  /// What is written, without a mutating call, without `self.` and without the mark that unwraps
  /// it: `seen` for `self.seen? += 1`, `handler.offset`.
  func writtenText(of use: UseFact) -> String {
    var end = tree.range(use.node).upperBound
    if use.access == .mutatingCall {
      let members = members(of: use)
      end =
        members.count > 1
        ? tree.range(members[members.count - 2]).upperBound : tree.range(use.root).upperBound
    }
    let text = tree.collapsedText(tree.range(use.root).lowerBound..<end)
    let marks = text.reversed().prefix { $0 == "?" || $0 == "!" }
    return String(text.dropLast(marks.count))
  }
}
