import RadioKit
import SwiftUI

protocol StationList: AnyObject {
  func next() -> String
}

@Observable final class LocalStations: StationList {
  private(set) var index = 0
  func next() -> String {
    index += 1
    return "Station \(index)"
  }
}

struct RadioView<Source: StationList>: View {
  @ObservedObject var tuner: RadioTuner
  let stations: any StationList
  let source: Source

  var body: some View {
    Text(tuner.next())  // fine: model-mutation-in-body -- a class of another module
    Text(stations.next())  // fine: model-mutation-in-body -- behind a protocol
    Text(source.next())  // fine: model-mutation-in-body -- a generic parameter
  }
}
