import SwiftUI

struct Opera {
  var title: String
  var composer: String
  var acts: Int
  var year: Int
}

typealias Work = Opera

struct OperaTitle: View {
  private let opera: Work  // expect: narrow-view-input note

  init(_ opera: Work) { self.opera = opera }

  var body: some View { Text(self.opera.title) }
}

struct OperaActs: View {
  let opera: Opera?  // expect: narrow-view-input note

  var body: some View { Text("\(opera?.acts ?? 0) acts") }
}

struct OperaYear: View {
  @Binding var opera: Opera  // expect: narrow-view-input note

  var body: some View { Stepper("\(opera.year)", value: $opera.year) }
}
