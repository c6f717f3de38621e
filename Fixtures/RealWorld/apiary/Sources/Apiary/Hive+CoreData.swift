import CoreData
import Foundation

@objc(Hive)
public final class Hive: NSManagedObject, Identifiable {
    @NSManaged public var identifier: UUID?
    @NSManaged public var name: String?
    @NSManaged public var colorName: String?
    @NSManaged public var installedOn: Date?
    @NSManaged public var isActive: Bool
    @NSManaged public var sortOrder: Int16
    @NSManaged public var inspections: Set<Inspection>?

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Hive> {
        NSFetchRequest<Hive>(entityName: "Hive")
    }

    public override func awakeFromInsert() {
        super.awakeFromInsert()
        setPrimitiveValue(UUID(), forKey: #keyPath(Hive.identifier))
        setPrimitiveValue(Date(), forKey: #keyPath(Hive.installedOn))
        setPrimitiveValue(true, forKey: #keyPath(Hive.isActive))
    }
}

extension Hive {
    var displayName: String {
        guard let name, !name.isEmpty else { return "New hive" }
        return name
    }

    var sortedInspections: [Inspection] {
        (inspections ?? []).sorted { $0.when > $1.when }
    }

    var lastInspected: Date? {
        sortedInspections.first?.date
    }

    /// The hives that are in use, in the order that was chosen for them.
    static var activeRequest: NSFetchRequest<Hive> {
        let request = fetchRequest()
        request.predicate = NSPredicate(format: "isActive == YES")
        request.sortDescriptors = [
            NSSortDescriptor(keyPath: \Hive.sortOrder, ascending: true),
            NSSortDescriptor(keyPath: \Hive.name, ascending: true),
        ]
        request.fetchBatchSize = 30
        return request
    }
}
