import SwiftUI

struct FilterBar: View {
  @Binding private var isOn: Bool
  @Binding private var words: [String]

  init(isOn: Binding<Bool>, words: Binding<[String]>) {
    _isOn = isOn
    _words = words
    self.isOn = false  // expect: state-write-in-view-init warning `self.isOn = false`
    // expect: state-write-in-view-init warning `_isOn.wrappedValue = true`
    _isOn.wrappedValue = true
    self.words.append("new")  // expect: state-write-in-view-init warning `self.words.append("new")`
  }

  var body: some View {
    Toggle("\(words.count)", isOn: $isOn).onTapGesture { words = [] }
  }
}
