import SwiftUI

extension Lighthouse {
  var sign: AnyView { AnyView(Text("\(flashes)")) }  // expect: anyview-erases-identity note
}
