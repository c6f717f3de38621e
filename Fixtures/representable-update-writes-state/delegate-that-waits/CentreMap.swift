import MapKit
import SwiftUI

struct CentreMap: UIViewRepresentable {
  @Binding var region: MKCoordinateRegion

  func makeUIView(context: Context) -> MKMapView {
    let map = MKMapView()
    map.delegate = context.coordinator
    return map
  }

  func updateUIView(_ map: MKMapView, context: Context) {
    // fine: representable-update-writes-state -- the delegate writes a moment later
    map.setRegion(region, animated: false)
  }

  func makeCoordinator() -> Coordinator { Coordinator(region: $region) }

  final class Coordinator: NSObject, MKMapViewDelegate {
    private let region: Binding<MKCoordinateRegion>
    init(region: Binding<MKCoordinateRegion>) { self.region = region }

    func mapView(_ map: MKMapView, regionDidChangeAnimated animated: Bool) {
      let new = map.region
      DispatchQueue.main.async { self.region.wrappedValue = new }
    }
  }
}
