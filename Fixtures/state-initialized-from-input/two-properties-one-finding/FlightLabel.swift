import SwiftUI

struct FlightLabel: View {
  @State private var code: String
  @State private var gate: String
  private let airline: String

  init(code: String, gate: String, airline: String) {
    self.airline = airline
    // expect: state-initialized-from-input warning `_code = State(initialValue: code)`
    _code = State(initialValue: code)
    // fine: state-initialized-from-input -- named in the finding above
    _gate = State(initialValue: gate)
  }

  var body: some View { Text("\(airline) \(code), gate \(gate)") }
}
