import SwiftUI

@main
struct BirdQuizApp: App {
	@StateObject private var viewModel = BirdQuizViewModel()
	@State private var hasStarted = false

	var body: some Scene {
		WindowGroup {
			if hasStarted {
				BirdQuizView(viewModel: viewModel)
			} else {
				Button("Start") { hasStarted = true }.fadeIn(after: 0.3)
			}
		}
	}
}
