import SwiftUI

// The view model. The only thing the views talk to.
class BirdQuizViewModel: ObservableObject {
	typealias Question = BirdQuiz.Question

	private static let birds = ["Robin", "Heron", "Kestrel", "Wren", "Magpie", "Swift"]

	@Published private var quiz = BirdQuiz(birds: birds)
	@Published var tint = Color.orange
	private lazy var percent: NumberFormatter = {
		let formatter = NumberFormatter()
		formatter.numberStyle = .percent
		return formatter
	}()

	// MARK: - Reading

	var question: Question? { quiz.current }
	var questions: [Question] { quiz.questions }
	var progress: Double { Double(quiz.position) / Double(max(quiz.questions.count, 1)) }

	var summary: String {
		var text = percent.string(from: progress as NSNumber) ?? ""
		let right = questions.filter { $0.isRight }.count
		if right > 0 {
			text += ", \(right) right, best streak \(quiz.longestStreak)"
		}
		return text
	}

	func hint(for question: Question) -> String? {
		guard question.changedMind > 1 else { return nil }
		var letters = Array(question.bird)
		letters.removeLast(letters.count - 1)
		return String(letters) + "…"
	}

	// MARK: - Intents

	func answer(_ choice: String) {
		quiz.answer(choice)
		tint = question?.isRight == true ? .green : .orange
	}

	func moveOn() { quiz.moveOn() }
	func moveBack() { quiz.moveBack() }
	func restart() { quiz = BirdQuiz(birds: Self.birds) }
}
