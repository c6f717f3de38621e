import SwiftUI

struct BirdQuizView: View {
	@ObservedObject var viewModel: BirdQuizViewModel

	@State private var shakes = 0
	@State private var drag: CGFloat = 0
	@State private var isAskingToRestart = false
	@State private var starred: Set<Int> = []
	@GestureState private var isHolding = false
	@Namespace private var highlight

	var body: some View {
		VStack {
			header
			if let question = viewModel.question {
				page(for: question)
			} else {
				results
			}
			Spacer()
			controls
		}
		.padding()
		.offset(x: drag)
		.gesture(swipe)
		.alert("Start again?", isPresented: $isAskingToRestart) {
			Button("Yes", role: .destructive) {
				withAnimation { viewModel.restart() }
				starred.removeAll()
			}
		}
	}

	// MARK: - Parts of the screen

	private var header: some View {
		HStack {
			Ring(fraction: viewModel.progress)
				.stroke(viewModel.tint, lineWidth: 4)
				.frame(width: 32, height: 32)
				.animation(.easeOut, value: viewModel.progress)
			Text(viewModel.summary)
		}
	}

	private func page(for question: BirdQuizViewModel.Question) -> some View {
		Panel(title: "Which bird is number \(question.id + 1)?") {
			ForEach(question.choices, id: \.self) { choice in
				choiceButton(choice, in: question)
			}
			if let hint = viewModel.hint(for: question) {
				Text(hint).font(.caption)
			}
		} onStar: {
			toggleStar(question)
		}
		.modifier(Shake(travel: CGFloat(shakes)))
		.brightness(isHolding ? 0.1 : 0)
	}

	private func choiceButton(_ choice: String, in question: BirdQuizViewModel.Question) -> some View {
		var title = choice
		if question.answer == choice {
			title.append(question.isRight ? " ✓" : " ✗")
		}
		return bigButton(title) {
			answer(choice)
		}
		.background {
			if question.answer == choice {
				Capsule().fill(viewModel.tint).matchedGeometryEffect(id: "chosen", in: highlight)
			}
		}
	}

	// A function that takes an action and returns a view
	private func bigButton(_ title: String, action: @escaping () -> Void) -> some View {
		Button {
			withAnimation(.spring()) {
				action()
			}
		} label: {
			Text(title).frame(maxWidth: .infinity)
		}
	}

	private var results: some View {
		List {
			ForEach(sortedQuestions) { question in
				HStack {
					Text(question.bird)
					Spacer()
					Text(question.isRight ? "right" : "wrong")
				}
				.swipeActions { Button("Star") { toggleStar(question) } }
			}
		}
	}

	private var controls: some View {
		HStack {
			bigButton("Back") { viewModel.moveBack() }
			bigButton("Skip", action: viewModel.moveOn)
			bigButton("Restart") { isAskingToRestart = true }
			ColorPicker("Colour", selection: $viewModel.tint)
		}
	}

	// MARK: - Actions

	private func answer(_ choice: String) {
		viewModel.answer(choice)
		if viewModel.question?.isRight == true {
			DispatchQueue.main.asyncAfter(deadline: .now() + 0.6) {
				withAnimation { viewModel.moveOn() }
			}
		} else {
			withAnimation(.linear(duration: 0.3)) { shakes += 1 }
		}
	}

	private func toggleStar(_ question: BirdQuizViewModel.Question) {
		if starred.remove(question.id) == nil {
			starred.insert(question.id)
		}
	}

	private var swipe: some Gesture {
		DragGesture(minimumDistance: 20)
			.updating($isHolding) { _, isHolding, _ in
				isHolding = true
			}
			.onChanged { value in
				drag = value.translation.width
			}
			.onEnded { value in
				if value.translation.width < -100 { viewModel.moveOn() }
				if value.translation.width > 100 { viewModel.moveBack() }
				withAnimation { drag = 0 }
			}
	}

	// MARK: - Questions

	private var sortedQuestions: [BirdQuizViewModel.Question] {
		var rest = viewModel.questions
		var first: [BirdQuizViewModel.Question] = []
		rest.removeAll { question in
			guard starred.contains(question.id) else { return false }
			first.append(question)
			return true
		}
		first.sort { $0.bird < $1.bird }
		return first + rest
	}
}

#Preview {
	BirdQuizView(viewModel: BirdQuizViewModel())
}
