import StateLintSyntax
import Testing

@testable import StateLintFacts

private func facts(_ name: String) -> ProtocolFacts? {
  ProtocolTable.facts(of: Name(name), shape: NameShape(name))
}

@Suite struct ProtocolTableTests {
  @Test func everyHost() throws {
    let all = rows(of: ProtocolTable.hostRows)
    for name in Set(all.map { $0[0] }) {
      let written = all.filter { $0[0] == name }
      let parts = name.split(separator: ".").map(String.init)
      let found = try #require(facts(parts.last!))
      #expect(found.isHost)
      #expect(Set(written.map { $0[1] }) == ["\(try #require(found.role))"])
      #expect(found.module == Name(parts.count > 1 ? parts[0] : "SwiftUI"))
      let members = written.map { row in
        BodyRequirement(
          name: Name(String(row[2].prefix { $0 != "(" })), isMethod: row[2].contains("("))
      }
      #expect(found.requirements == members, "\(name)")
    }
  }

  @Test(arguments: rows(of: ProtocolTable.plainRows)) func everyOther(row: [String]) throws {
    let found = try #require(facts(row[0]))
    #expect(!found.isHost)
    #expect(found.requirements.isEmpty)
    #expect(found.module == Name(row[1]))
    #expect(ModuleTable.isKnown(Name(row[1])))
  }

  /// The protocols whose conforming types SwiftUI updates.
  @Test(
    arguments: [
      (.view, "View"), (.app, "App"), (.scene, "Scene"), (.viewModifier, "ViewModifier"),
      (.commands, "Commands"), (.toolbarContent, "ToolbarContent CustomizableToolbarContent"),
      (.tabContent, "TabContent"), (.tableRowContent, "TableRowContent"), (.gesture, "Gesture"),
      (.transition, "Transition"), (.widget, "Widget ControlWidget"),
      (
        .representable,
        """
        UIViewRepresentable UIViewControllerRepresentable NSViewRepresentable
        NSViewControllerRepresentable UIGestureRecognizerRepresentable
        NSGestureRecognizerRepresentable WKInterfaceObjectRepresentable
        """
      ),
      (.dynamicProperty, "DynamicProperty"), (.previewModifier, "PreviewModifier"),
      (.shape, "Shape InsettableShape"),
      (.style, "ButtonStyle PrimitiveButtonStyle ToggleStyle LabelStyle GaugeStyle MenuStyle"),
    ] as [(HostRole, String)])
  func hosts(role: HostRole, names: String) {
    for name in names.split(whereSeparator: \.isWhitespace) {
      #expect(facts(String(name))?.role == role, "\(name)")
    }
  }

  @Test func bodies() {
    #expect(facts("View")?.requirements == [member("body", method: false)])
    #expect(facts("ViewModifier")?.requirements == [member("body", method: true)])
    #expect(facts("ButtonStyle")?.requirements == [member("makeBody", method: true)])
    #expect(facts("Shape")?.requirements == [member("path", method: true)])
    #expect(
      facts("UIViewRepresentable")?.requirements.contains(member("updateUIView", method: true))
        == true)
  }

  @Test(arguments: [
    "Identifiable", "Hashable", "Equatable", "Codable", "Sendable", "ObservableObject", "Error",
    "CaseIterable", "Comparable", "EnvironmentKey", "PreferenceKey", "PreviewProvider", "Layout",
    "UIApplicationDelegate", "CLLocationManagerDelegate", "UITableViewDataSource", "StoreDelegate",
  ]) func neverHosts(name: String) {
    #expect(facts(name)?.isHost == false)
  }

  @Test(arguments: ["CardStyle", "Screen", "Coordinator", "view", "Delegate", "ViewProtocol", ""])
  func unknown(name: String) {
    #expect(facts(name) == nil)
  }

  private func member(_ name: String, method: Bool) -> BodyRequirement {
    BodyRequirement(name: Name(name), isMethod: method)
  }
}
