import Foundation
import Testing

@testable import StateLint

@Suite struct TableTests {
  @Test func ruleTableForToolsHasTheAgreedKeys() throws {
    let table = try JSONSerialization.jsonObject(
      with: Data(RuleTable(RuleSelection()).json.utf8))
    let object = try #require(table as? [String: Any])
    #expect(object["schema"] as? Int == 1)
    let rules = try #require(object["rules"] as? [[String: Any]])
    #expect(rules.map { $0["id"] as? String } == Rule.all.map(\.id))
    for rule in rules {
      #expect(
        Set(rule.keys) == ["id", "symptom", "severity", "summary", "group", "enabled"])
      #expect(rule["enabled"] as? Bool == (rule["group"] as? String == "default"))
    }
  }

  @Test func symptomTableForToolsNamesTheRules() throws {
    let table = try JSONSerialization.jsonObject(with: Data(SymptomTable.json.utf8))
    let object = try #require(table as? [String: Any])
    let symptoms = try #require(object["symptoms"] as? [[String: Any]])
    #expect(symptoms.map { $0["id"] as? String } == Symptom.allCases.map(\.rawValue))
    let named = symptoms.flatMap { $0["rules"] as? [String] ?? [] }
    #expect(named.sorted() == Rule.all.map(\.id).sorted())
  }

  @Test func tablesForPeopleNameEverything() {
    let rules = RuleTable(RuleSelection()).text(style: TextStyle())
    for rule in Rule.all { #expect(rules.contains(rule.id)) }
    let symptoms = SymptomTable.text(style: TextStyle())
    for symptom in Symptom.allCases { #expect(symptoms.contains(symptom.summary)) }
    #expect(rules.split(separator: "\n").allSatisfy { $0.last != " " })
  }

  @Test func narrowTableStaysInItsWidth() {
    let table = RuleTable(RuleSelection()).text(style: TextStyle(width: 60))
    for line in table.split(separator: "\n").dropLast() { #expect(line.count <= 60, "\(line)") }
  }
}
