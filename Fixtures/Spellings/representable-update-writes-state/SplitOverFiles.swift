import SwiftUI

struct FlashBox {
  @Binding var isCharged: Bool
  @Binding var count: Int?
}
