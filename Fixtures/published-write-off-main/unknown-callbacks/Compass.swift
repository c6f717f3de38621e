import Combine
import CompassKit
import CoreLocation
import SwiftUI

final class Compass: NSObject, ObservableObject, CLLocationManagerDelegate {
  @Published var heading = 0.0

  func start() {
    CompassCenter.current { degrees in
      self.heading = degrees  // fine: published-write-off-main -- nobody knows where it calls back
    }
    Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in
      self.heading += 1  // fine: published-write-off-main -- on the run loop that started it
    }
  }

  func locationManager(_ manager: CLLocationManager, didUpdateHeading newHeading: CLHeading) {
    // fine: published-write-off-main -- called on the thread that made the manager
    heading = newHeading.trueHeading
  }
}
