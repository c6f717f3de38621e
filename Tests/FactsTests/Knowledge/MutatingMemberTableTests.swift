import StateLintSyntax
import Testing

@testable import StateLintFacts

@Suite struct MutatingMemberTableTests {
  private func family(_ words: Substring) throws -> ValueFamily {
    var family: ValueFamily = []
    let names = StateLintFactsWords.families
    for word in words.split(separator: ",") {
      let bit = try #require(names.firstIndex(of: String(word)))
      family.insert(ValueFamily(rawValue: 1 << UInt32(bit)))
    }
    return family
  }

  @Test(arguments: rows(of: MutatingMemberTable.rows)) func everyMember(row: [String]) throws {
    #expect(MutatingMemberTable.mutates(member: Name(row[0])))
    for word in row[1].split(separator: ",") {
      let family = try family(word)
      #expect(MutatingMemberTable.mutates(member: Name(row[0]), family: family), "\(word)")
    }
    #expect(!MutatingMemberTable.isLookalike(member: Name(row[0])))
  }

  @Test(arguments: rows(of: MutatingMemberTable.lookalikeRows)) func lookalike(row: [String]) {
    #expect(MutatingMemberTable.isLookalike(member: Name(row[0])))
    #expect(!MutatingMemberTable.mutates(member: Name(row[0])))
    #expect(MutatingMemberTable.mutatingTwin(of: Name(row[0])) == (row[1] == "-" ? nil : row[1]))
    if row[1] != "-" { #expect(MutatingMemberTable.mutates(member: Name(row[1]))) }
  }

  @Test(arguments: words(of: MutatingMemberTable.assignmentRows)) func assignment(name: String) {
    #expect(MutatingMemberTable.isAssignment(operator: Name(name)))
  }

  @Test(arguments: ["==", "!=", "<=", ">=", "===", "~=", "...", "&&", "||", "??", "+"])
  func comparison(name: String) {
    #expect(!MutatingMemberTable.isAssignment(operator: Name(name)))
  }

  @Test(arguments: rows(of: ValueFamily.typeRows)) func typeFamilies(row: [String]) throws {
    #expect(ValueFamily(typeNamed: Name(row[0])) == (try family(row[1][...])))
  }

  /// What each type's documentation marks `mutating`.
  @Test(
    arguments: [
      (.bool, "toggle"), (.number, "negate formTruncatingRemainder round addProduct"),
      (
        .string,
        """
        append insert remove removeFirst removeLast removeAll removeSubrange replaceSubrange popLast
        reserveCapacity makeContiguousUTF8 withUTF8 replace trimPrefix popFirst
        """
      ),
      (
        .array,
        """
        append insert remove removeFirst removeLast removeAll removeSubrange replaceSubrange popLast
        popFirst sort reverse shuffle swapAt partition move reserveCapacity
        withUnsafeMutableBufferPointer
        """
      ),
      (
        .set,
        """
        insert update remove removeAll removeFirst popFirst formUnion formIntersection
        formSymmetricDifference subtract
        """
      ),
      (.optionSet, "insert remove update formUnion formIntersection formSymmetricDifference"),
      (.dictionary, "updateValue removeValue remove removeAll merge popFirst reserveCapacity"),
      (.optional, "take"),
      (.data, "append insert remove removeAll resetBytes replaceSubrange removeLast popFirst"),
      (.indexSet, "insert remove removeAll formUnion subtract update shift"),
      (.characterSet, "insert remove formUnion invert"), (.date, "addTimeInterval"),
      (.dateComponents, "setValue"),
      (
        .url,
        """
        append appendPathComponent appendPathExtension deleteLastPathComponent deletePathExtension
        standardize resolveSymlinksInPath setTemporaryResourceValue
        """
      ),
      (
        .attributedString,
        """
        append insert removeSubrange replaceSubrange replaceAttributes mergeAttributes setAttributes
        transform
        """
      ),
      (.path, "move addLine addRect closeSubpath"), (.navigationPath, "append removeLast"),
      (.iterator, "next"), (.scrollPosition, "scrollTo"),
    ] as [(ValueFamily, String)])
  func members(family: ValueFamily, names: String) {
    for name in names.split(whereSeparator: \.isWhitespace) {
      let name = Name(String(name))
      #expect(MutatingMemberTable.mutates(member: name, family: family), "\(names)")
    }
  }

  @Test func membersOfOtherFamilies() {
    #expect(!MutatingMemberTable.mutates(member: Name("toggle"), family: .array))
    #expect(!MutatingMemberTable.mutates(member: Name("sort"), family: .set))
    #expect(MutatingMemberTable.mutates(member: Name("sort"), family: [.set, .array]))
    #expect(!MutatingMemberTable.mutates(member: Name("append"), family: .dictionary))
  }

  @Test(arguments: ["Append", "appendAll", "load", "save", "reload", "send", "isEmpty", ""])
  func ordinaryMembers(name: String) {
    #expect(!MutatingMemberTable.mutates(member: Name(name)))
    #expect(!MutatingMemberTable.isLookalike(member: Name(name)))
  }
}

private enum StateLintFactsWords {
  static let families = words(of: ValueFamily.words)
}
