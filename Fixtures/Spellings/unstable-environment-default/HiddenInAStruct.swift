import SwiftUI

struct Badge {
  let id = UUID()
  var text = ""
}

final class Pen {
  var ink = 3
}

struct Desk {
  let pen = Pen()
}

extension EnvironmentValues {
  @Entry var badge = Badge()  // miss: unstable-environment-default -- the id is made in the struct
  // miss: unstable-environment-default -- the object is made in the struct
  @Entry var desk = Desk()
  @Entry var pen = Pen.standard  // miss: unstable-environment-default -- made in a computed static
}

extension Pen {
  static var standard: Pen { Pen() }
}
