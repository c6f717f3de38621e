import SketchKit
import SwiftUI

struct Canvas2<Value>: View {
  let value: Value

  var body: some View { Text("\(String(describing: value))") }
}

struct SketchPage: View {
  @State private var text = ""
  @State private var isOn = false

  var body: some View {
    KitField(text: text)  // fine: binding-argument-missing-dollar -- a view of `SketchKit`
    KitSwitch(isOn: $isOn)  // fine: binding-argument-missing-dollar -- a view of `SketchKit`
    Canvas2(value: $text)  // fine: binding-argument-missing-dollar -- takes anything
      .kitOverlay(isPresented: isOn)  // fine: binding-argument-missing-dollar -- of `SketchKit`
  }
}
