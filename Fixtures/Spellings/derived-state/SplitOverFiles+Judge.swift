import SwiftUI

extension Turnstile {
  func judge() { isCrowded = visitors > 50 }
}
