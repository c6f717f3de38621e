// config: {"enable": ["stateobject-autoclosure-defeated"]}
import SwiftUI

struct DialMarks {
  var count = 12
}

struct Dial: View {
  @State private var marks: DialMarks
  @State private var angle: Double

  init() {
    let marks = DialMarks()  // fine: stateobject-autoclosure-defeated -- a struct
    _marks = State(initialValue: marks)
    // fine: stateobject-autoclosure-defeated -- a number
    _angle = State(initialValue: 45)
  }

  var body: some View {
    Stepper("\(marks.count)", value: $marks.count)
    Slider(value: $angle, in: 0...360)
  }
}
