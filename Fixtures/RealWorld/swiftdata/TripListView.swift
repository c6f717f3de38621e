import SwiftData
import SwiftUI

@main
struct TravelApp: App {
    var body: some Scene {
        WindowGroup {
            TripListView()
        }
        .modelContainer(for: [Trip.self, Stop.self])
    }
}

struct TripListView: View {
    @Environment(\.modelContext) private var context
    @Query(filter: #Predicate<Trip> { !$0.isArchived }, sort: \Trip.start) private var trips: [Trip]

    @State private var path = NavigationPath()
    @State private var search = ""
    @State private var isAdding = false
    @State private var doomed: Trip?
    @SceneStorage("trips.grouped") private var isGrouped = false

    var body: some View {
        NavigationStack(path: $path) {
            content
                .navigationTitle("Trips")
                .navigationDestination(for: Trip.self) { trip in
                    TripDetailView(trip: trip) {
                        path.removeLast()
                    }
                }
                .searchable(text: $search)
                .toolbar { toolbar }
        }
        .sheet(isPresented: $isAdding) {
            NewTripForm { name, start, end in
                let trip = Trip(name: name, start: start, end: end)
                context.insert(trip)
                path.append(trip)
            }
        }
        .confirmationDialog(
            "Delete this trip?",
            isPresented: Binding(get: { doomed != nil }, set: { if !$0 { doomed = nil } }),
            presenting: doomed
        ) { trip in
            Button("Delete", role: .destructive) {
                withAnimation {
                    context.delete(trip)
                }
                doomed = nil
            }
            Button("Archive instead") {
                trip.isArchived = true
                doomed = nil
            }
        } message: { trip in
            Text("\(trip.name) with \(trip.stops.count) stops")
        }
    }

    // MARK: Parts

    @ViewBuilder
    private var content: some View {
        let found = matches
        if found.isEmpty {
            ContentUnavailableView {
                Label("No trips", systemImage: "suitcase")
            } actions: {
                Button("Plan one") { isAdding = true }
            }
        } else if isGrouped {
            List {
                ForEach(grouped(found), id: \.year) { group in
                    Section(String(group.year)) {
                        ForEach(group.trips) { trip in row(trip) }
                    }
                }
            }
        } else {
            List(found) { trip in row(trip) }
        }
    }

    private func row(_ trip: Trip) -> some View {
        NavigationLink(value: trip) {
            VStack(alignment: .leading) {
                Text(trip.name)
                Text("^[\(trip.days) day](inflect: true)").font(.caption)
            }
        }
        .swipeActions(edge: .trailing) {
            Button("Delete", role: .destructive) { doomed = trip }
        }
        .swipeActions(edge: .leading, allowsFullSwipe: true) {
            Button {
                trip.isArchived.toggle()
            } label: {
                Label("Archive", systemImage: "archivebox")
            }
        }
    }

    @ToolbarContentBuilder
    private var toolbar: some ToolbarContent {
        ToolbarItem(placement: .primaryAction) {
            Button("New", systemImage: "plus") { isAdding.toggle() }
        }
        ToolbarItem(placement: .secondaryAction) {
            Toggle("By year", isOn: $isGrouped)
        }
    }

    // MARK: Derived values

    private var matches: [Trip] {
        guard !search.isEmpty else { return trips }
        return trips.filter { $0.name.localizedStandardContains(search) }
    }

    private struct YearGroup {
        let year: Int
        var trips: [Trip]
    }

    private func grouped(_ trips: [Trip]) -> [YearGroup] {
        var groups: [YearGroup] = []
        for trip in trips {
            let year = Calendar.current.component(.year, from: trip.start)
            if let index = groups.firstIndex(where: { $0.year == year }) {
                groups[index].trips.append(trip)
            } else {
                groups.append(YearGroup(year: year, trips: [trip]))
            }
        }
        groups.sort { $0.year > $1.year }
        return groups
    }
}
