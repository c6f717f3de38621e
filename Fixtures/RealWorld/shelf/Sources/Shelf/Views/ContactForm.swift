import SwiftUI

/// Writes to the library, on the way that the reader chooses.
struct ContactForm: View {
    @State private var way = Way.email
    @State private var email = ""
    @State private var phone = ""
    @State private var message = ""
    @State private var password = ""
    @State private var isPasswordShown = false
    @State private var rating = 3
    @State private var topics: Set<Topic> = []
    @State private var outcome: Outcome?
    @State private var isSending = false
    @State private var isTooLong = false

    private let maximumRating = 5

    enum Way: String, CaseIterable {
        case email, phone, desk
    }

    enum Topic: String, CaseIterable, Identifiable {
        case loans, rooms, events

        var id: String { rawValue }
    }

    enum Outcome: Identifiable {
        case sent(number: Int)
        case failed(String)

        var id: String {
            switch self {
            case .sent(let number): return "sent-\(number)"
            case .failed(let reason): return "failed-\(reason)"
            }
        }
    }

    var body: some View {
        Form {
            Picker("Answer by", selection: $way.animation()) {
                ForEach(Way.allCases, id: \.self) { way in
                    Text(way.rawValue.capitalized)
                }
            }
            address
            Section(header: Text("Topics")) {
                ForEach(Topic.allCases) { topic in
                    Toggle(topic.rawValue.capitalized, isOn: isChosen(topic))
                }
            }
            RatingControl(rating: $rating, maximum: maximumRating)
            TextEditor(text: $message)
                .frame(minHeight: 120)
                .overlay(alignment: .topLeading) {
                    if message.isEmpty {
                        Text("Your message")
                            .foregroundColor(.secondary)
                            .allowsHitTesting(false)
                    }
                }
            passwordField
            Section {
                Button("Send") {
                    Task { await send() }
                }
                .disabled(isSending || message.isEmpty || isTooLong)
            } footer: {
                CharacterCount(text: message, limit: 500, isOverLimit: $isTooLong)
            }
        }
        .disabled(isSending)
        .overlay {
            if isSending {
                ProgressView()
            }
        }
        .sheet(item: $outcome) { outcome in
            OutcomeView(outcome: outcome)
        }
        .onChange(of: phone) { newPhone in
            let digits = newPhone.filter { $0.isNumber || $0 == "+" }
            if digits != newPhone {
                phone = digits
            }
        }
    }

    /// Each way has a field and a text of its own.
    @ViewBuilder
    private var address: some View {
        switch way {
        case .email:
            TextField("Email", text: $email)
                .keyboardType(.emailAddress)
        case .phone:
            TextField("Phone", text: $phone)
                .keyboardType(.phonePad)
        case .desk:
            Text("Ask at the desk with your number.")
        }
    }

    private var passwordField: some View {
        HStack {
            ZStack {
                TextField("Password", text: $password)
                    .opacity(isPasswordShown ? 1 : 0)
                    .accessibilityHidden(!isPasswordShown)
                SecureField("Password", text: $password)
                    .opacity(isPasswordShown ? 0 : 1)
                    .accessibilityHidden(isPasswordShown)
            }
            .textContentType(.password)
            Button {
                isPasswordShown.toggle()
            } label: {
                Image(systemName: isPasswordShown ? "eye.slash" : "eye")
            }
            .buttonStyle(.borderless)
        }
    }

    private func isChosen(_ topic: Topic) -> Binding<Bool> {
        Binding(
            get: { topics.contains(topic) },
            set: { isChosen in
                if isChosen {
                    topics.insert(topic)
                } else {
                    topics.remove(topic)
                }
            }
        )
    }

    private func send() async {
        isSending = true
        defer { isSending = false }
        do {
            try await Task.sleep(for: .seconds(1))
            outcome = .sent(number: message.count)
            reset(&message, &password)
        } catch {
            outcome = .failed(error.localizedDescription)
        }
    }

    private func reset(_ texts: inout String, _ secret: inout String) {
        texts = ""
        secret = ""
    }
}

private struct RatingControl: View {
    @Binding var rating: Int
    var maximum = 5

    var body: some View {
        HStack {
            ForEach(1..<maximum + 1, id: \.self) { star in
                Image(systemName: star <= rating ? "star.fill" : "star")
                    .onTapGesture { rating = star }
            }
        }
        .accessibilityRepresentation {
            Stepper("Rating", value: $rating, in: 1...maximum)
        }
    }
}

/// Counts against a limit that its user can leave out, and tells who wants to know.
private struct CharacterCount: View {
    let text: String
    var limit: Int?
    var isOverLimit: Binding<Bool> = .constant(false)

    var body: some View {
        let count = text.count
        let isOver = limit.map { count > $0 } ?? false

        Text(limit.map { "\(count) of \($0)" } ?? "\(count)")
            .foregroundColor(isOver ? .red : .secondary)
            .onChange(of: isOver) { isOver in
                isOverLimit.wrappedValue = isOver
            }
    }
}

private struct OutcomeView: View {
    let outcome: ContactForm.Outcome

    @Environment(\.dismiss) private var dismiss
    @State private var isShown = false

    var body: some View {
        VStack {
            Group {
                switch outcome {
                case .sent(let number):
                    Label("Message \(number) is on its way", systemImage: "paperplane")
                case .failed(let reason):
                    Label(reason, systemImage: "exclamationmark.triangle")
                }
            }
            .scaleEffect(isShown ? 1 : 0.5)
            .onAppear {
                withAnimation(.spring()) { isShown = true }
            }
            Button("Close") { dismiss() }
        }
        .presentationDetents([.medium])
    }
}

struct ContactForm_Previews: PreviewProvider {
    static var previews: some View {
        ContactForm()
        CharacterCount(text: "Hello", limit: 4)
    }
}
