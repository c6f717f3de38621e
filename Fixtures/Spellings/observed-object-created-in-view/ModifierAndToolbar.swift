import SwiftUI

final class Ink: ObservableObject { @Published var colour = Color.black }

struct Stamped: ViewModifier {
  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject var ink = Ink()

  func body(content: Content) -> some View { content.foregroundStyle(ink.colour) }
}

struct InkTools: ToolbarContent {
  // expect: observed-object-created-in-view warning `@ObservedObject`
  @ObservedObject var ink = Ink()

  var body: some ToolbarContent { ToolbarItem { ColorPicker("Ink", selection: $ink.colour) } }
}
