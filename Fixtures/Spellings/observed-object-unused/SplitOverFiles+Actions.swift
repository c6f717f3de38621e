import SwiftUI

extension Ferry {
  func sail() { trip.passengers = 0 }
}
