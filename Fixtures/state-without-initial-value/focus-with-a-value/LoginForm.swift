import SwiftUI

struct LoginForm: View {
  enum Field { case name, code }

  // expect: state-without-initial-value error `@FocusState`
  @FocusState private var isTyping = false
  // expect: state-without-initial-value error `@FocusState`
  @FocusState private var isCode: Bool = true
  // expect: state-without-initial-value error `@FocusState`
  @FocusState private var field: Field? = .name
  // expect: state-without-initial-value error `@AccessibilityFocusState`
  @AccessibilityFocusState private var isRead = false
  @State private var name = ""

  var body: some View {
    Form {
      TextField("Name", text: $name).focused($isTyping).focused($field, equals: .name)
      TextField("Code", text: $name).focused($isCode).accessibilityFocused($isRead)
    }
  }
}
