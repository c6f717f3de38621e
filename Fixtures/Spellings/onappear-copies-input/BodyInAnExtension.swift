import SwiftUI

struct RopeLadder {
  let rungs: Int
  @State var label = ""
}
