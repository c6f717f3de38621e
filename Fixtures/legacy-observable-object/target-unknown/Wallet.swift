import SwiftUI

// fine: legacy-observable-object -- nobody says which system is the oldest
final class Wallet: ObservableObject {
  @Published var coins = 0
}
