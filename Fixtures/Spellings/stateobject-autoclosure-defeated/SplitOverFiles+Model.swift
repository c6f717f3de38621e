import SwiftUI

final class BeaconStore: ObservableObject {
  @Published var count = 0
}
