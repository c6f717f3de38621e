import AVFoundation
import CoreLocation
import SwiftUI

struct RecordingPage: View {
  // fine: observable-model-not-in-state -- a service
  private let session = URLSession(configuration: .default)
  private let decoder = JSONDecoder()  // fine: observable-model-not-in-state -- a service
  private let formatter = DateFormatter()  // fine: observable-model-not-in-state -- a service
  // fine: observable-model-not-in-state -- not a class of the project
  private let player = AVPlayer()
  // fine: observable-model-not-in-state -- not a class of the project
  private let manager = CLLocationManager()
  @State private var start = Date.now

  var body: some View {
    Text(formatter.string(from: start))
    Button("Play") { player.play() }
    Button("Locate") { manager.requestLocation() }
    Button("Stop") { session.invalidateAndCancel() }
    Text(decoder.userInfo.isEmpty ? "Plain" : "Special")
  }
}
