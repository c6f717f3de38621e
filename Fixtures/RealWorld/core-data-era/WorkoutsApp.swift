import SwiftUI

@main
struct WorkoutsApp: App
{
    @Environment(\.scenePhase) private var scenePhase
    private let persistence = PersistenceController.shared

    var body: some Scene
    {
        WindowGroup {
            WorkoutListView()
                .environment(\.managedObjectContext, persistence.container.viewContext)
        }
        .onChange(of: scenePhase) { phase in
            if phase == .background {
                try? persistence.container.viewContext.save()
            }
        }
    }
}
