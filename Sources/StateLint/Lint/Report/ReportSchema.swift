/// The JSON Schema (draft-07) of the report, as `stlint schema report` prints it.
public enum ReportSchema {
  /// The schema, with a line end.
  ///
  /// `docs/report.schema.json` is a copy of it for people and tools without the command; a test
  /// says when it is stale. Objects may gain keys within one schema version, never lose any.
  public static let text = #"""
    {
      "$schema": "http://json-schema.org/draft-07/schema#",
      "title": "stlint report",
      "description": "What `stlint --format json` prints. Findings are sorted by the bytes of the path, then the offset, then the rule.",
      "type": "object",
      "required": ["schema", "tool", "findings", "notices", "problems", "summary"],
      "properties": {
        "schema": { "const": 1, "description": "Grows when a key changes its meaning or goes." },
        "tool": {
          "type": "object",
          "required": ["name", "version"],
          "properties": {
            "name": { "const": "stlint" },
            "version": { "type": "string", "pattern": "^[0-9]+\\.[0-9]+\\.[0-9]+" }
          }
        },
        "findings": { "type": "array", "items": { "$ref": "#/definitions/finding" } },
        "notices": {
          "description": "What the run could not decide and what that switches off.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["id", "message"],
            "properties": {
              "id": { "$ref": "#/definitions/id" },
              "message": { "type": "string" },
              "fixes": {
                "description": "Left out where there is none: only some of what a run remarks on can be mended.",
                "type": "array",
                "items": { "$ref": "#/definitions/fix" }
              }
            }
          }
        },
        "problems": {
          "description": "What could not be read. Everything else was linted all the same; the exit status is 2.",
          "type": "array",
          "items": {
            "type": "object",
            "required": ["file", "message"],
            "properties": {
              "file": { "$ref": "#/definitions/file" },
              "message": { "type": "string" }
            }
          }
        },
        "summary": {
          "type": "object",
          "required": ["files", "errors", "warnings", "notes", "suppressed", "baselined"],
          "properties": {
            "files": { "$ref": "#/definitions/count", "description": "Files that were linted." },
            "errors": { "$ref": "#/definitions/count" },
            "warnings": { "$ref": "#/definitions/count" },
            "notes": { "$ref": "#/definitions/count" },
            "suppressed": {
              "$ref": "#/definitions/count",
              "description": "Findings a `stlint:disable` comment keeps out."
            },
            "baselined": {
              "$ref": "#/definitions/count",
              "description": "Findings the baseline keeps out."
            }
          }
        }
      },
      "definitions": {
        "finding": {
          "description": "One mistake in one place.",
          "type": "object",
          "required": [
            "rule", "severity", "symptom", "alsoSeenAs", "group", "confidence", "message",
            "youWillSee", "because", "help", "file", "range", "related", "path", "fixes",
            "fingerprint"
          ],
          "properties": {
            "rule": { "$ref": "#/definitions/id" },
            "severity": { "enum": ["error", "warning", "note"] },
            "symptom": { "$ref": "#/definitions/symptom" },
            "alsoSeenAs": { "type": "array", "items": { "$ref": "#/definitions/symptom" } },
            "group": { "enum": ["default", "advice", "preview"] },
            "confidence": {
              "description": "How often the rule is expected to be right where it speaks.",
              "enum": ["high", "medium", "low"]
            },
            "message": { "type": "string", "description": "What is wrong." },
            "youWillSee": { "type": "string", "description": "What will be seen on screen." },
            "because": { "type": "string", "description": "Why." },
            "help": { "type": "string", "description": "What to do." },
            "file": { "$ref": "#/definitions/file" },
            "range": { "$ref": "#/definitions/range" },
            "related": {
              "description": "Other places that belong to the finding.",
              "type": "array",
              "items": { "$ref": "#/definitions/place" }
            },
            "path": {
              "description": "The ordered way the finding came about.",
              "type": "array",
              "items": { "$ref": "#/definitions/place" }
            },
            "fixes": { "type": "array", "items": { "$ref": "#/definitions/fix" } },
            "fingerprint": {
              "description": "Stays the same while the code only moves.",
              "type": "string",
              "pattern": "^[0-9a-f]{16}$"
            }
          }
        },
        "place": {
          "type": "object",
          "required": ["message", "file", "range"],
          "properties": {
            "message": { "type": "string" },
            "file": { "$ref": "#/definitions/file" },
            "range": { "$ref": "#/definitions/range" }
          }
        },
        "fix": {
          "type": "object",
          "required": ["title", "applicability", "edits"],
          "properties": {
            "title": { "type": "string" },
            "applicability": { "enum": ["safe", "suggested"] },
            "edits": {
              "description": "Sorted by place, none overlapping another.",
              "type": "array",
              "items": {
                "type": "object",
                "required": ["file", "range", "text"],
                "properties": {
                  "file": { "$ref": "#/definitions/file" },
                  "range": { "$ref": "#/definitions/range" },
                  "text": { "type": "string", "description": "What stands there afterwards." }
                }
              }
            }
          }
        },
        "range": {
          "description": "A stretch of a file; the end is exclusive.",
          "type": "object",
          "required": ["start", "end"],
          "properties": {
            "start": { "$ref": "#/definitions/position" },
            "end": { "$ref": "#/definitions/position" }
          }
        },
        "position": {
          "type": "object",
          "required": ["line", "column", "utf16Column", "offset"],
          "properties": {
            "line": { "type": "integer", "minimum": 1 },
            "column": { "type": "integer", "minimum": 1, "description": "In UTF-8 bytes." },
            "utf16Column": { "type": "integer", "minimum": 1, "description": "In UTF-16 units." },
            "offset": { "type": "integer", "minimum": 0, "description": "In bytes." }
          }
        },
        "symptom": {
          "enum": [
            "never-updates", "resets", "ignores-new-value", "redraws-everything",
            "changes-during-update", "crashes", "does-not-compile"
          ]
        },
        "id": { "type": "string", "pattern": "^[a-z0-9]+(-[a-z0-9]+)*$" },
        "file": {
          "description": "Relative to the current folder where it lies below it, else absolute.",
          "type": "string",
          "minLength": 1
        },
        "count": { "type": "integer", "minimum": 0 }
      }
    }

    """#
}
