import MapKit
import SwiftData
import SwiftUI

/// Where things were found. Places are looked up once and kept.
@MainActor
@Observable
final class PlaceBook {
    private(set) var coordinates: [String: CLLocationCoordinate2D] = [:]

    /// A cache for the model itself. Nothing of it is drawn.
    @ObservationIgnored private var failed: Set<String> = []
    @ObservationIgnored private lazy var geocoder = CLGeocoder()

    @ObservationIgnored
    @AppStorage("map.usesSatellite") private var storedUsesSatellite = false

    /// Kept in the defaults, and observed all the same.
    var usesSatellite: Bool {
        get {
            access(keyPath: \.usesSatellite)
            return storedUsesSatellite
        }
        set {
            withMutation(keyPath: \.usesSatellite) {
                storedUsesSatellite = newValue
            }
        }
    }

    func lookUp(_ places: [String]) async {
        for place in places where coordinates[place] == nil && !failed.contains(place) {
            do {
                let marks = try await geocoder.geocodeAddressString(place)
                coordinates[place] = marks.first?.location?.coordinate
            } catch {
                failed.insert(place)
            }
        }
    }
}

struct FindsMap: View {
    @Query(sort: \Specimen.name) private var specimens: [Specimen]

    @State private var places = PlaceBook()
    @State private var position = MapCameraPosition.automatic
    @State private var selected: PersistentIdentifier?
    @State private var visibleSpan = 1.0
    @Namespace private var mapScope

    var body: some View {
        Map(position: $position, selection: $selected, scope: mapScope) {
            ForEach(placed, id: \.specimen.persistentModelID) { find in
                if visibleSpan > 5 {
                    Marker(find.specimen.name, systemImage: find.specimen.habitat.symbol, coordinate: find.coordinate)
                        .tag(find.specimen.persistentModelID)
                } else {
                    Annotation(find.specimen.name, coordinate: find.coordinate) {
                        PinView(specimen: find.specimen, isSelected: selected == find.specimen.persistentModelID)
                    }
                    .tag(find.specimen.persistentModelID)
                }
            }
        }
        .mapStyle(places.usesSatellite ? .imagery : .standard)
        .onMapCameraChange(frequency: .onEnd) { context in
            visibleSpan = context.region.span.latitudeDelta
        }
        .safeAreaInset(edge: .bottom) {
            Toggle("Satellite", isOn: $places.usesSatellite)
                .padding()
                .background(.bar)
        }
        .overlay(alignment: .topTrailing) {
            MapCompass(scope: mapScope)
        }
        .mapScope(mapScope)
        .task(id: specimens.map(\.place)) {
            await places.lookUp(specimens.map(\.place))
        }
    }

    private struct Find {
        let specimen: Specimen
        let coordinate: CLLocationCoordinate2D
    }

    private var placed: [Find] {
        specimens.compactMap { specimen in
            places.coordinates[specimen.place].map { Find(specimen: specimen, coordinate: $0) }
        }
    }
}

private struct PinView: View {
    let specimen: Specimen
    let isSelected: Bool

    var body: some View {
        Image(systemName: specimen.habitat.symbol)
            .padding(6)
            .background(specimen.isFavorite ? .yellow : .green, in: .circle)
            .phaseAnimator([false, true], trigger: isSelected) { content, isRaised in
                content.offset(y: isRaised ? -8 : 0)
            } animation: { isRaised in
                isRaised ? .bouncy : .easeIn
            }
    }
}

#Preview(traits: .modifier(SampleHerbarium())) {
    FindsMap()
}
