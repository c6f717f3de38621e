import SwiftUI

struct ParagliderPage {
  @StateObject var wing = ParagliderWing.standard
  @State private var isShowing = false

  func show() { isShowing = true }
  var showing: Binding<Bool> { $isShowing }
}
