import CoreData
import SwiftUI

/// Counts what a predicate finds, and counts again when something is saved.
final class ObjectCounter<Object: NSManagedObject>: NSObject, ObservableObject, NSFetchedResultsControllerDelegate {
    @Published private(set) var count = 0

    private let controller: NSFetchedResultsController<Object>

    init(request: NSFetchRequest<Object>, context: NSManagedObjectContext) {
        controller = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: context,
            sectionNameKeyPath: nil,
            cacheName: nil
        )
        super.init()
        controller.delegate = self
        try? controller.performFetch()
        count = controller.fetchedObjects?.count ?? 0
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>) {
        count = controller.fetchedObjects?.count ?? 0
    }
}

/// The number of hives beside a title. It is made with a context, so it makes its counter itself.
struct HiveCountLabel: View {
    @StateObject private var counter: ObjectCounter<Hive>

    init(context: NSManagedObjectContext) {
        _counter = StateObject(
            wrappedValue: ObjectCounter(request: Hive.activeRequest, context: context)
        )
    }

    var body: some View {
        Text(counter.count, format: .number)
            .font(.headline.monospacedDigit())
    }
}

/// A screen that every tab has. What conforms to it is a view.
protocol ApiaryScreen: View {
    associatedtype Detail: View

    static var symbol: String { get }

    @ViewBuilder var detail: Detail { get }
}

extension ApiaryScreen {
    var body: some View {
        NavigationStack {
            detail
                .toolbar {
                    Image(systemName: Self.symbol)
                }
        }
    }
}

struct WeatherScreen: ApiaryScreen {
    static let symbol = "cloud.sun"

    @State private var temperature = 18.0
    @State private var unit = UnitTemperature.celsius
    @State private var isFlyingWeather = true

    var detail: some View {
        Form {
            Slider(value: $temperature, in: -10...40) {
                Text("Temperature")
            } onEditingChanged: { isEditing in
                if !isEditing {
                    isFlyingWeather = temperature > 12
                }
            }
            Text(Measurement(value: temperature, unit: UnitTemperature.celsius).converted(to: unit).formatted())
            Button("Change the unit") {
                unit = unit == .celsius ? .fahrenheit : .celsius
            }
            Label(
                isFlyingWeather ? "The bees fly" : "The bees stay in",
                systemImage: isFlyingWeather ? "ant" : "house"
            )
        }
    }
}

/// Frames of a box, seen from above. Their number never changes, so a place is a name here.
struct FrameBoard: View {
    @Binding var kinds: [FrameKind]

    @State private var brush = FrameKind.brood

    enum FrameKind: Int, CaseIterable, Identifiable {
        case empty, brood, honey, pollen

        var id: Int { rawValue }

        var color: Color {
            switch self {
            case .empty: return .gray.opacity(0.2)
            case .brood: return .brown
            case .honey: return .yellow
            case .pollen: return .orange
            }
        }
    }

    var body: some View {
        VStack {
            HStack {
                ForEach(0..<10) { place in
                    Rectangle()
                        .fill(color(at: place))
                        .frame(height: 60)
                        .onTapGesture { paint(place) }
                }
            }
            Picker("Brush", selection: $brush) {
                ForEach(FrameKind.allCases) { kind in
                    kind.color.tag(kind)
                }
            }
            .pickerStyle(.segmented)
            ForEach(FrameKind.allCases) { kind in
                let count = kinds.filter { $0 == kind }.count
                ProgressView(value: Double(count), total: 10)
                    .tint(kind.color)
            }
        }
    }

    private func color(at place: Int) -> Color {
        kinds.indices.contains(place) ? kinds[place].color : .clear
    }

    private func paint(_ place: Int) {
        guard kinds.indices.contains(place) else { return }
        kinds[place] = kinds[place] == brush ? .empty : brush
    }
}

/// Reads and writes the mark that the beekeeper gave to a hive.
@propertyWrapper
struct HiveMark: DynamicProperty {
    @AppStorage private var stored: Int
    @Environment(\.isEnabled) private var isEnabled

    init(_ hive: UUID) {
        _stored = AppStorage(wrappedValue: 0, "mark.\(hive.uuidString)")
    }

    var wrappedValue: Int {
        get { isEnabled ? stored : 0 }
        nonmutating set { stored = min(max(newValue, 0), 5) }
    }

    var projectedValue: Binding<Int> {
        Binding(get: { wrappedValue }, set: { wrappedValue = $0 })
    }
}

struct MarkView: View {
    @HiveMark private var mark: Int

    init(hive: UUID) {
        _mark = HiveMark(hive)
    }

    var body: some View {
        HStack {
            ForEach(1...5, id: \.self) { star in
                Image(systemName: star <= mark ? "star.fill" : "star")
                    .onTapGesture { mark = star == mark ? 0 : star }
            }
            Stepper("Mark", value: $mark, in: 0...5)
                .labelsHidden()
        }
        .accessibilityElement(children: .ignore)
        .accessibilityLabel("Mark")
        .accessibilityValue(Text(mark, format: .number))
        .accessibilityAdjustableAction { direction in
            switch direction {
            case .increment: mark += 1
            case .decrement: mark -= 1
            @unknown default: break
            }
        }
    }
}

struct FrameBoard_Previews: PreviewProvider {
    private struct Example: View {
        @State private var kinds = Array(repeating: FrameBoard.FrameKind.empty, count: 10)

        var body: some View {
            FrameBoard(kinds: $kinds)
        }
    }

    static var previews: some View {
        Example()
        WeatherScreen()
        MarkView(hive: UUID())
    }
}
