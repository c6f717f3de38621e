import SwiftUI

actor Vault: ObservableObject {  // expect: observable-on-value-type warning
  private var coins = 0
  func put(_ count: Int) { coins += count }
}
