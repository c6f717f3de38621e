import MapKit
import SwiftUI

struct RegionMap: UIViewRepresentable {
  @Binding var region: MKCoordinateRegion

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    map.setRegion(region, animated: false)  // expect: representable-update-writes-state warning
  }

  func makeCoordinator() -> Coordinator { Coordinator(region: $region) }

  final class Coordinator: NSObject, MKMapViewDelegate {
    private let region: Binding<MKCoordinateRegion>
    init(region: Binding<MKCoordinateRegion>) { self.region = region }

    func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
      region.wrappedValue = map.region
    }
  }
}
