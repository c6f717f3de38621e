import StateLintSyntax
import Testing

@testable import StateLintFacts

@Suite struct ContentTypeTableTests {
  @Test(arguments: rows(of: ContentTypeTable.rows)) func everyRow(row: [String]) throws {
    let type = try #require(ContentTypeTable.type(named: Name(row[0])))
    #expect("\(type.role)" == row[2])
    #expect(type.isStateful == row[3].contains("stateful"))
    #expect(type.isContainer == row[3].contains("container"))
    #expect(type.isStateless == row[3].contains("stateless"))
    #expect(!(type.isStateful && type.isStateless))
    #expect(ModuleTable.isKnown(Name(row[1])))
  }

  /// The views whose state is missed when their identity changes; no others.
  @Test func stateful() {
    let names = rows(of: ContentTypeTable.rows).filter { $0[3].contains("stateful") }.map { $0[0] }
    let expected = """
      AsyncImage Form List Map NavigationSplitView NavigationStack NavigationView ScrollView
      SecureField TabView Table TextEditor TextField VideoPlayer WebView
      """
    #expect(names == expected.split(whereSeparator: \.isWhitespace).map(String.init))
  }

  @Test(
    arguments: [
      ("Text", .view), ("Circle", .shape), ("WindowGroup", .scene), ("CommandMenu", .commands),
      ("ToolbarItem", .toolbar), ("Tab", .tab), ("TableColumn", .table), ("BarMark", .chart),
      ("Marker", .map), ("DragGesture", .gesture), ("StaticConfiguration", .widget),
      ("AnyLayout", .layout),
    ] as [(String, ContentRole)])
  func roles(name: String, role: ContentRole) {
    #expect(ContentTypeTable.type(named: Name(name))?.role == role)
  }

  @Test func containersAndLeaves() {
    for name in ["Group", "VStack", "HStack", "ZStack", "LazyVStack", "Grid", "Section", "List"] {
      #expect(ContentTypeTable.type(named: Name(name))?.isContainer == true, "\(name)")
    }
    for name in ["Text", "Image", "Label", "Color", "Spacer", "Divider", "Button", "Section"] {
      #expect(ContentTypeTable.type(named: Name(name))?.isStateless == true, "\(name)")
    }
    for name in ["ProgressView", "Rectangle", "Capsule", "AxisMarks"] {
      #expect(ContentTypeTable.type(named: Name(name))?.isStateless == true, "\(name)")
    }
  }

  @Test(arguments: ["ProfileRow", "text", "Vstack", "Stack", ""]) func unknown(name: String) {
    #expect(ContentTypeTable.type(named: Name(name)) == nil)
  }
}
