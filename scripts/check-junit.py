#!/usr/bin/env python3
"""Compares a JUnit report with the schema of Jenkins, and prints what it refuses.

The schema knows neither `file` nor `line` of a case, which GitLab and CircleCI read; all else has to
be as it says.
"""
import sys
import xml.etree.ElementTree as xml

import xmlschema

tree = xml.parse(sys.argv[2])
cases = list(tree.iter("testcase"))
for case in cases:
    for name in ("file", "line"):
        case.attrib.pop(name, None)
mistakes = list(xmlschema.XMLSchema(sys.argv[1]).iter_errors(tree))
for mistake in mistakes:
    print(f"{mistake.path}: {mistake.reason}")
if not mistakes:
    print(f"{len(cases)} cases, as Jenkins takes them.")
sys.exit(1 if mistakes else 0)
