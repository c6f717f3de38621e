import SwiftUI

struct Trophy {
  let winner: String
}
