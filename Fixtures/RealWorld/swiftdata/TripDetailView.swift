import SwiftData
import SwiftUI

struct TripDetailView: View {
    @Bindable var trip: Trip
    let onClose: () -> Void

    @Environment(\.modelContext) private var context
    @State private var newPlace = ""
    @State private var budget = Budget()
    @State private var shown: Stop?
    @State private var mapHeight = 0.0
    @FocusState private var isTyping: Bool

    var body: some View {
        Form {
            Section("Dates") {
                TextField("Name", text: $trip.name)
                DatePicker("From", selection: $trip.start, displayedComponents: .date)
                DatePicker("To", selection: $trip.end, in: trip.start..., displayedComponents: .date)
            }
            Section("Stops") {
                ForEach(trip.sortedStops) { stop in
                    StopRow(stop: stop) { shown = stop } onRemove: { remove(stop) }
                }
                .onMove(perform: move)
                HStack {
                    TextField("Add a stop", text: $newPlace)
                        .focused($isTyping)
                        .onSubmit(addStop)
                    Button("Add", action: addStop).disabled(newPlace.isEmpty)
                }
            }
            Section("Budget") {
                ForEach(lines, id: \.name) { line in
                    LabeledContent(line.name, value: line.amount, format: .currency(code: "EUR"))
                        .swipeActions { Button("Undo") { budget.undo(line.name) } }
                }
                Button("Coffee: \(preview.formatted())") { budget.spend(3.5, on: "Coffee") }
                Menu("More") {
                    ForEach(["Ticket", "Museum"], id: \.self) { what in
                        Button(what) { budget.spend(12, on: what) }
                    }
                }
            }
            Color.teal
                .frame(height: max(mapHeight, 80))
                .onGeometryChange(for: Double.self) { proxy in
                    var width = proxy.size.width
                    width /= 2
                    return width
                } action: { half in
                    mapHeight = half
                }
        }
        .sheet(item: $shown) { stop in
            StopNotes(stop: stop)
        }
        .toolbar {
            Button("Done") {
                isTyping = false
                try? context.save()
                onClose()
            }
        }
        .task(id: trip.end) {
            if trip.end < trip.start { trip.end = trip.start }
        }
    }

    private var preview: Double { budget.spending(3.5, on: "Coffee").total }

    private var lines: [(name: String, amount: Double)] {
        var lines = budget.entries.map { (name: $0.key, amount: $0.value) }
        lines.sort { $0.name < $1.name }
        if lines.count > 1 {
            lines.append(("Total", budget.total))
        }
        return lines
    }

    private func addStop() {
        trip.add(newPlace)
        newPlace = ""
        isTyping = true
    }

    private func remove(_ stop: Stop) {
        withAnimation {
            trip.stops.removeAll { $0 === stop }
            context.delete(stop)
            trip.renumber()
        }
    }

    private func move(from source: IndexSet, to target: Int) {
        var stops = trip.sortedStops
        stops.move(fromOffsets: source, toOffset: target)
        for (position, stop) in stops.enumerated() { stop.position = position }
    }
}

private struct StopRow: View {
    let stop: Stop
    let onOpen: () -> Void
    let onRemove: () -> Void

    @GestureState private var isPressed = false

    var body: some View {
        HStack {
            Text(stop.place)
            Spacer()
            Button(role: .destructive, action: onRemove) {
                Image(systemName: "minus.circle")
            }
        }
        .contentShape(.rect)
        .scaleEffect(isPressed ? 0.97 : 1)
        .onTapGesture(perform: onOpen)
        .gesture(
            LongPressGesture()
                .updating($isPressed) { pressing, pressed, transaction in
                    pressed = pressing
                    transaction.animation = .snappy
                }
                .onEnded({ _ in onOpen() })
        )
    }
}

private struct StopNotes: View {
    @Bindable var stop: Stop

    var body: some View {
        TextEditor(text: $stop.notes)
            .onChange(of: stop.notes) { old, new in
                if new.count > 1000 { stop.notes = old }
            }
            .padding()
    }
}
