import SwiftUI
import UIKit

@main
struct LightboxApp: App {
    @UIApplicationDelegateAdaptor(LightboxAppDelegate.self) private var appDelegate
    @StateObject private var roll = FilmRoll()
    @Environment(\.scenePhase) private var scenePhase

    var body: some Scene {
        WindowGroup {
            ContactSheet(camera: appDelegate.camera)
                .environmentObject(roll)
                .task { await roll.load() }
        }
        .onChange(of: scenePhase) { phase in
            if phase == .background {
                roll.saveNow()
            }
        }
    }
}

final class LightboxAppDelegate: NSObject, UIApplicationDelegate {
    /// There is one camera, and it lives as long as the app.
    let camera: any StudioCamera = StillCamera()

    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]? = nil
    ) -> Bool {
        UITextView.appearance().backgroundColor = .clear
        return true
    }
}
