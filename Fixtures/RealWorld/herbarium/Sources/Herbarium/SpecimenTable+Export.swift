import CoreTransferable
import SwiftUI
import UniformTypeIdentifiers

/// The specimens as a file.
struct HerbariumDocument: Codable, Transferable {
    struct Entry: Codable {
        let name: String
        let latinName: String
        let place: String
    }

    let entries: [Entry]

    init(_ specimens: [Specimen]) {
        entries = specimens.map { Entry(name: $0.name, latinName: $0.latinName, place: $0.place) }
    }

    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation(contentType: .json)
            .suggestedFileName("Herbarium.json")
    }
}

extension SpecimenTable {
    func exportButton(action: @escaping () -> Void) -> some View {
        Button("Export", systemImage: "square.and.arrow.up") {
            exportError = nil
            exported = HerbariumDocument(chosen)
            action()
        }
        .help(exportError ?? "Writes the chosen specimens to a file")
    }
}
