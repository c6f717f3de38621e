import SwiftUI

struct SearchPane: View {
  @AppStorage("searches") private var searches = 0
  @SceneStorage("scope") private var scope = "all"
  @Binding var text: String
  @FocusState private var isFocused: Bool
  @AccessibilityFocusState private var isSpoken: Bool

  var body: some View {
    let _ = (searches += 1)  // expect: state-write-in-body error `searches += 1`
    let _ = (scope = "recent")  // expect: state-write-in-body error `scope = "recent"`
    let _ = text.removeAll()  // expect: state-write-in-body error `text.removeAll()`
    let _ = (isFocused = true)  // expect: state-write-in-body error `isFocused = true`
    let _ = (isSpoken = false)  // expect: state-write-in-body error `isSpoken = false`
    TextField("\(scope) \(searches)", text: $text)
      .focused($isFocused)
      .accessibilityFocused($isSpoken)
  }
}
