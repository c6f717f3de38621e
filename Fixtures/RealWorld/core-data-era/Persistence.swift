import Combine
import CoreData

struct PersistenceController
{
    static let shared = PersistenceController()

    let container: NSPersistentContainer

    init(inMemory: Bool = false)
    {
        container = NSPersistentContainer(name: "Workouts")
        if inMemory {
            container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores { _, error in
            if let error = error {
                assertionFailure("\(error)")
            }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
    }
}

@objc(Workout)
final class Workout: NSManagedObject
{
    @NSManaged var name: String?
    @NSManaged var date: Date?
    @NSManaged var minutes: Int32
    @NSManaged var sets: NSSet?

    var title: String { name ?? "Workout" }

    var sortedSets: [WorkoutSet]
    {
        let all = sets as? Set<WorkoutSet> ?? []
        return all.sorted { ($0.reps, $0.weight) < ($1.reps, $1.weight) }
    }

    func bump(by amount: Int32)
    {
        minutes += amount
    }
}

@objc(WorkoutSet)
final class WorkoutSet: NSManagedObject
{
    @NSManaged var reps: Int32
    @NSManaged var weight: Double
    @NSManaged var workout: Workout?
}

extension Workout: Identifiable {}
extension WorkoutSet: Identifiable {}

/// Fetches what the statistics screen shows and follows the store from then on.
final class StatisticsModel: NSObject, ObservableObject, NSFetchedResultsControllerDelegate
{
    @Published private(set) var perWeek: [Int] = []
    @Published private(set) var lastError: String?
    @Published var goal = 3 {
        didSet { UserDefaults.standard.set(goal, forKey: "goal") }
    }

    private let controller: NSFetchedResultsController<Workout>
    private var cancellables: Set<AnyCancellable> = []

    init(context: NSManagedObjectContext)
    {
        let request = NSFetchRequest<Workout>(entityName: "Workout")
        request.sortDescriptors = [NSSortDescriptor(key: "date", ascending: false)]
        controller = NSFetchedResultsController(
            fetchRequest: request,
            managedObjectContext: context,
            sectionNameKeyPath: nil,
            cacheName: nil
        )
        super.init()
        controller.delegate = self
        do {
            try controller.performFetch()
            recount()
        } catch {
            lastError = error.localizedDescription
        }
        NotificationCenter.default
            .publisher(for: .NSManagedObjectContextDidSave)
            .receive(on: RunLoop.main)
            .sink { [weak self] _ in self?.recount() }
            .store(in: &cancellables)
    }

    func controllerDidChangeContent(_ controller: NSFetchedResultsController<NSFetchRequestResult>)
    {
        recount()
    }

    /// How far the given week is from the goal. Only computes.
    func missing(inWeek index: Int) -> Int
    {
        var done = 0
        if perWeek.indices.contains(index) {
            done = perWeek[index]
        }
        done = min(done, goal)
        return goal - done
    }

    private func recount()
    {
        var counts = [Int](repeating: 0, count: 8)
        for workout in controller.fetchedObjects ?? [] {
            guard let date = workout.date else { continue }
            let weeks = Int(-date.timeIntervalSinceNow / 604_800)
            if counts.indices.contains(weeks) { counts[weeks] += 1 }
        }
        perWeek = counts
    }
}
