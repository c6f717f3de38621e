//
//  BirdQuiz.swift
//  BirdQuiz
//
//  My second app :)
//

import Foundation

// The model. It is a struct and knows nothing about the screen.
struct BirdQuiz {
	struct Question: Identifiable, Equatable {
		let id: Int
		let bird: String
		let choices: [String]
		var answer: String? {
			didSet { if oldValue != nil { changedMind += 1 } }
		}
		private(set) var changedMind = 0

		var isRight: Bool { answer == bird }
	}

	private(set) var questions: [Question] = []
	private(set) var position = 0
	private var streak = 0
	private var best = 0

	init(birds: [String], choicesPerQuestion: Int = 3) {
		for (number, bird) in birds.enumerated() {
			var choices = [bird]
			for other in birds.shuffled() where other != bird {
				if choices.count < choicesPerQuestion { choices.append(other) }
			}
			choices.shuffle()
			questions.append(Question(id: number, bird: bird, choices: choices))
		}
	}

	var current: Question? {
		get { questions.indices.contains(position) ? questions[position] : nil }
		set {
			guard let newValue = newValue, questions.indices.contains(position) else { return }
			questions[position] = newValue
		}
	}

	var longestStreak: Int { max(best, streak) }

	mutating func answer(_ choice: String) {
		current?.answer = choice
		if current?.isRight == true {
			streak += 1
		} else {
			endStreak()
		}
	}

	mutating func moveOn() { position = min(position + 1, questions.count) }
	mutating func moveBack() { position = max(position - 1, 0) }

	private mutating func endStreak() {
		best = longestStreak
		streak = 0
	}
}
