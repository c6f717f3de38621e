import SwiftUI

final class ControlModel: ObservableObject {
  @FocusState var isFocused: Bool  // expect: dynamic-property-outside-view warning `@FocusState`
  // expect: dynamic-property-outside-view warning `@GestureState`
  @GestureState var isPressed = false
  @Namespace var space  // expect: dynamic-property-outside-view warning `@Namespace`
  @ScaledMetric var inset = 4.0  // expect: dynamic-property-outside-view warning `@ScaledMetric`
  @SceneStorage("tab") var tab = 0  // expect: dynamic-property-outside-view warning
  @FocusedValue(\.page) var page  // expect: dynamic-property-outside-view warning
  @FocusedBinding(\.title) var title  // expect: dynamic-property-outside-view warning
  // expect: dynamic-property-outside-view warning `@AccessibilityFocusState`
  @AccessibilityFocusState var isSpoken: Bool
}

extension FocusedValues {
  @Entry var page: Int?
  @Entry var title: Binding<String>?
}
