import SwiftUI

@Observable final class Quill { var length = 20 }

struct QuillA: View {
  // expect: observed-object-created-in-view warning `@SwiftUI.Bindable`
  @SwiftUI.Bindable var quill = Quill()

  var body: some View { Stepper("\(quill.length)", value: $quill.length) }
}

struct QuillB: View {
  @Bindable private var quill: Quill

  init() {
    // expect: observed-object-created-in-view warning `_quill = Bindable(wrappedValue: Quill())`
    _quill = Bindable(wrappedValue: Quill())
  }

  var body: some View { Stepper("\(quill.length)", value: $quill.length) }
}

struct QuillC {
  // expect: observed-object-created-in-view warning `@Bindable`
  @Bindable var quill: Quill = .init()
}

extension QuillC: View {
  var body: some View { Stepper("\(quill.length)", value: $quill.length) }
}
