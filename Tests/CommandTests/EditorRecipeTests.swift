import Foundation
import Testing

/// What `docs/editors.md` shows works, in the editors that are installed here.
@Suite struct EditorRecipeTests {
  private static func isInstalled(_ program: String) -> Bool {
    ["/usr/bin/", "/bin/"].contains {
      FileManager.default.isExecutableFile(atPath: $0 + program)
    }
  }

  /// The first block of code in a language.
  private func block(_ language: String) throws -> String {
    let document = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("docs/editors.md")
    let text = try String(contentsOf: document, encoding: .utf8)
    let parts = text.components(separatedBy: "```\(language)\n")
    try #require(parts.count > 1, "docs/editors.md shows no \(language)")
    return parts[1].components(separatedBy: "```")[0]
  }

  private let path = "PATH=\"$(dirname \"$STLINT\"):$PATH\"; export PATH; "

  @Test(.enabled(if: isInstalled("vim"), "Vim is not installed"))
  func vimFillsItsQuickfixList() throws {
    let files = [
      "Sources/My Page.swift": Folder.mistake, ".vim/compiler/stlint.vim": try block("vim"),
    ]
    try Folder.with(files) { folder in
      try folder.write(
        """
        set rtp^=.vim
        compiler stlint
        silent make! --only \(Folder.rule) Sources
        let found = []
        for q in getqflist()
          call add(found, join([bufname(q.bufnr), q.lnum, q.col, q.type, q.text], '|'))
        endfor
        call writefile(found, 'quickfix')
        qa!
        """, to: "run.vim")
      let run = try Stlint.shell(
        path + "vim -u NONE -i NONE -N -es -S run.vim < /dev/null", in: folder.url)
      #expect(run.status == 0)
      let list = try String(
        contentsOf: folder.url.appendingPathComponent("quickfix"), encoding: .utf8)
      #expect(list.split(separator: "\n").count == 1, "\(list)")
      #expect(list.contains("Sources/My Page.swift|9|3|w|`cart` is made here"), "\(list)")
    }
  }

  @Test(.enabled(if: isInstalled("emacs"), "Emacs is not installed"))
  func emacsFindsItWhileItIsTyped() throws {
    let files = ["Sources/Page.swift": Folder.mistake, "stlint.el": try block("elisp")]
    try Folder.with(files) { folder in
      try folder.write(
        """
        ;; -*- lexical-binding: t -*-
        (load (expand-file-name "stlint.el") nil t)
        (find-file "Sources/Page.swift")
        (goto-char (point-min))
        (insert "// Not saved.\\n")
        (let ((found 'nothing))
          (stlint-flymake (lambda (diagnostics) (setq found diagnostics)))
          (with-timeout (30) (while (eq found 'nothing) (accept-process-output nil 0.1)))
          (dolist (one found)
            (princ (format "%d %s %s\\n" (line-number-at-pos (flymake-diagnostic-beg one))
                           (flymake-diagnostic-type one) (flymake-diagnostic-text one)))))
        """, to: "run.el")
      let run = try Stlint.shell(path + "HOME=. emacs -Q --batch -l run.el", in: folder.url)
      #expect(run.output.contains("10 :warning `cart` is made here"), "\(run)")
      #expect(run.output.split(separator: "\n").count == 1)
    }
  }

  @Test(.enabled(if: isInstalled("node"), "Node.js is not installed"))
  func theProblemMatcherReadsEveryLine() throws {
    let tasks = try block("json")
    try Folder.with(["tasks.json": tasks, "App/My: Page.swift": Folder.mistake]) { folder in
      try folder.write(
        """
        const task = JSON.parse(require("fs").readFileSync("tasks.json", "utf8")).tasks[0];
        const pattern = task.problemMatcher.pattern;
        const lines = require("fs").readFileSync(0, "utf8").trim().split("\\n");
        for (const line of lines) {
          const match = new RegExp(pattern.regexp).exec(line);
          const part = (name) => match[pattern[name]];
          console.log([part("file").split("/").pop(), part("line"), part("column"), part("severity"),
            part("code"), part("message").slice(0, 6)].join("|"));
        }
        """, to: "run.js")
      let lint = "\"$STLINT\" --format xcode --only \(Folder.rule) App"
      let run = try Stlint.shell("\(lint) | node run.js", in: folder.url)
      #expect(run.output == "My: Page.swift|9|3|warning|\(Folder.rule)|`cart`\n", "\(run)")
      #expect(tasks.contains("stlint --format xcode"))
    }
  }
}
