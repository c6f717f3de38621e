import CoreData
import Foundation
import os

/// The Core Data stack of the app, and one in memory for previews.
final class PersistenceController {
    static let shared = PersistenceController()

    static let preview: PersistenceController = {
        let controller = PersistenceController(inMemory: true)
        controller.insertSamples()
        return controller
    }()

    let container: NSPersistentContainer

    private let logger = Logger(subsystem: "com.example.apiary", category: "store")

    init(inMemory: Bool = false) {
        container = NSPersistentContainer(name: "Apiary")
        if inMemory {
            container.persistentStoreDescriptions.first?.url = URL(fileURLWithPath: "/dev/null")
        }
        container.loadPersistentStores { [logger] description, error in
            if let error {
                logger.fault("No store at \(String(describing: description.url)): \(error)")
            }
        }
        container.viewContext.automaticallyMergesChangesFromParent = true
        container.viewContext.mergePolicy = NSMergePolicy.mergeByPropertyObjectTrump
    }

    func save() {
        let context = container.viewContext
        guard context.hasChanges else { return }
        do {
            try context.save()
        } catch {
            logger.error("Not saved: \(error)")
            context.rollback()
        }
    }

    func importInspections(from rows: [ImportedRow]) async throws {
        try await container.performBackgroundTask { context in
            let hives = try context.fetch(Hive.fetchRequest())
            for row in rows {
                let inspection = Inspection(context: context)
                inspection.date = row.date
                inspection.frames = Int16(clamping: row.frames)
                inspection.hive = hives.first { $0.name == row.hiveName }
            }
            try context.save()
        }
    }

    private func insertSamples() {
        let context = container.viewContext
        for (index, name) in ["Linden", "Heather", "Clover"].enumerated() {
            let hive = Hive(context: context)
            hive.name = name
            hive.sortOrder = Int16(index)
            for week in 0..<4 {
                let inspection = Inspection(context: context)
                inspection.date = Date().addingTimeInterval(Double(week) * -7 * 86_400)
                inspection.frames = Int16(6 + week)
                inspection.sawQueen = week.isMultiple(of: 2)
                inspection.hive = hive
            }
        }
        save()
    }
}

struct ImportedRow: Decodable {
    let hiveName: String
    let date: Date
    let frames: Int
}
