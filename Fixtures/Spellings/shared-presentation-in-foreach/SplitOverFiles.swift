import SwiftUI

struct RaftList {
  let rafts: [String]
  @State var isRowing = false
}
