#!/usr/bin/env python3
"""Reads gitlab.json, checkstyle.xml and junit.xml in a folder as the servers that take them do.

Prints each thing that one of them would refuse, and exits with 1 if there is any.
"""
import json
import pathlib
import sys
import xml.etree.ElementTree as xml

folder = pathlib.Path(sys.argv[1])
mistakes = []


def expect(holds, message):
    if not holds:
        mistakes.append(message)


def check_gitlab(text):
    """The fields that docs.gitlab.com/ci/testing/code_quality asks for."""
    expect(not text.startswith("\ufeff"), "gitlab.json begins with a byte order mark")
    issues = json.loads(text)
    expect(isinstance(issues, list) and issues, "gitlab.json holds no array of issues")
    prints = [issue["fingerprint"] for issue in issues]
    expect(len(set(prints)) == len(prints), "two issues for GitLab have one fingerprint")
    for issue in issues:
        path, begin = issue["location"]["path"], issue["location"]["lines"]["begin"]
        expect(issue["description"] and issue["check_name"], f"{issue} says nothing")
        expect(
            issue["severity"] in ("info", "minor", "major", "critical", "blocker"),
            f"GitLab knows no severity {issue['severity']}")
        expect(not path.startswith(("/", "./")), f"{path} is not relative to the project")
        expect(isinstance(begin, int) and begin > 0, f"{begin} is no line")
    return len(issues)


def check_checkstyle(text):
    root = xml.fromstring(text)
    expect(root.tag == "checkstyle" and root.get("version"), "checkstyle.xml has another root")
    files = [file.get("name") for file in root]
    expect(len(set(files)) == len(files), "checkstyle.xml names a file twice")
    for error in root.iter("error"):
        expect(error.get("severity") in ("error", "warning", "info"), "a severity is unknown")
        expect(int(error.get("line")) > 0 and int(error.get("column")) > 0, "a line is none")
        expect(error.get("message") and error.get("source"), "an error says nothing")
    return len(list(root.iter("error")))


def check_junit(text):
    root = xml.fromstring(text)
    expect(root.tag == "testsuites", "junit.xml has another root")
    for suite in root:
        cases = suite.findall("testcase")
        expect(int(suite.get("tests")) == len(cases) > 0, "a suite counts its cases otherwise")
        failures = [case for case in cases if case.find("failure") is not None]
        expect(int(suite.get("failures")) == len(failures), "a suite counts otherwise")
    expect(int(root.get("tests")) == len(list(root.iter("testcase"))), "junit.xml counts otherwise")
    return len(list(root.iter("failure")))


counts = {
    check(folder.joinpath(name).read_text(encoding="utf-8"))
    for name, check in [
        ("gitlab.json", check_gitlab), ("checkstyle.xml", check_checkstyle),
        ("junit.xml", check_junit)]
}
expect(len(counts) == 1, f"the formats hold different numbers of findings: {sorted(counts)}")
for mistake in mistakes:
    print(mistake)
if not mistakes:
    print(f"{counts.pop()} findings, read in each format.")
sys.exit(1 if mistakes else 0)
