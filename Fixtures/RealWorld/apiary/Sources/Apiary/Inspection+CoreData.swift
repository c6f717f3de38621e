import CoreData
import Foundation

@objc(Inspection)
public final class Inspection: NSManagedObject, Identifiable {
    @NSManaged public var date: Date?
    @NSManaged public var frames: Int16
    @NSManaged public var sawQueen: Bool
    @NSManaged public var mood: Int16
    @NSManaged public var notes: String?
    @NSManaged public var hive: Hive?

    @nonobjc public class func fetchRequest() -> NSFetchRequest<Inspection> {
        NSFetchRequest<Inspection>(entityName: "Inspection")
    }
}

extension Inspection {
    enum Mood: Int16, CaseIterable, Identifiable {
        case calm, lively, angry

        var id: Int16 { rawValue }

        var label: String {
            switch self {
            case .calm: return "Calm"
            case .lively: return "Lively"
            case .angry: return "Angry"
            }
        }

        var symbol: String {
            switch self {
            case .calm: return "face.smiling"
            case .lively: return "wind"
            case .angry: return "bolt"
            }
        }
    }

    var when: Date { date ?? .distantPast }

    var moodValue: Mood {
        get { Mood(rawValue: mood) ?? .calm }
        set { mood = newValue.rawValue }
    }

    /// The title of the section that an inspection stands in.
    @objc var monthTitle: String {
        when.formatted(.dateTime.month(.wide).year())
    }
}
