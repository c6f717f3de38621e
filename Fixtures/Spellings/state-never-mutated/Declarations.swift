import SwiftUI

struct Curtain: View {
  @SwiftUI.State private var width = 1.5  // expect: state-never-mutated note `@SwiftUI.State`
  // expect: state-never-mutated note
  @State
  private var fabric: String = "linen"
  @State private var note: String? = nil  // expect: state-never-mutated note
  @State private var folds: [String: Int] = ["left": 4]  // expect: state-never-mutated note
  // expect: state-never-mutated note
  @State fileprivate var hem = """
    double
    """
  @State(initialValue: 3) private var rings: Int  // expect: state-never-mutated note

  var body: some View {
    Text("\(width) \(fabric) \(self.note ?? "") \(folds["left"] ?? 0) \(hem) \(rings)")
  }
}
