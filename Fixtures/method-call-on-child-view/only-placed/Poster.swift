// config: {"enable": ["method-call-on-child-view"]}
import SwiftUI

struct Border: View {
  @State private var width = 2.0

  var body: some View { Rectangle().padding(width).onTapGesture { width += 1 } }
}

struct Poster: View {
  private let border = Border()  // fine: method-call-on-child-view -- only placed

  var body: some View {
    border.padding()  // fine: method-call-on-child-view -- a modifier, which makes a new view
  }
}
