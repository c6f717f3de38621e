import SwiftUI

enum Wire {
  @propertyWrapper struct Published<Value> {
    var wrappedValue: Value
  }
}

struct WireBox {
  @Wire.Published var value = 1  // fine: property-wrapper-in-observable -- a struct
}

@Observable final class WireModel {
  struct Line {
    @Wire.Published var length = 2  // fine: property-wrapper-in-observable -- a type inside
  }

  var line = Line()
  var lazyName = "lazy"  // fine: property-wrapper-in-observable -- only a name
}
