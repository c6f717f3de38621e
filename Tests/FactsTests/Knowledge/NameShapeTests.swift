import Testing

@testable import StateLintFacts

@Suite struct NameShapeTests {
  @Test(
    arguments: [
      ("ViewBuilder", [.upperCamel, .builder]), ("Builder", .upperCamel),
      ("viewBuilder", .builder), ("DatabaseActor", [.upperCamel, .globalActor]),
      ("UIApplicationDelegate", [.upperCamel, .delegate]),
      ("NSTableViewDataSource", [.upperCamel, .delegate]),
      ("UIFancyView", [.upperCamel, .platformView]), ("NSFancyCell", [.upperCamel, .platformView]),
      ("UIkitView", .upperCamel), ("FancyView", .upperCamel),
      ("UIView", [.upperCamel, .platformView]),
      ("UIFancyViewController", [.upperCamel, .platformController]),
      ("NSFancyGestureRecognizer", [.upperCamel, .gestureRecognizer]),
      ("NSMutableThing", [.upperCamel, .mutableFoundation]), ("NSMutable", .upperCamel),
      ("onTap", .callback), ("on", []), ("ontology", []), ("", []), ("é", []),
      ("tapHandler", .callback), ("handler", []),
    ] as [(String, NameShape)])
  func shape(of name: String, is shape: NameShape) {
    #expect(NameShape(name) == shape)
  }
}
