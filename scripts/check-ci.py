#!/usr/bin/env python3
"""Writes what docs/ci.md shows into a folder, under the name its first line gives.

Prints the files. A block in YAML that names none is a mistake.
"""
import pathlib
import re
import sys

document, folder = pathlib.Path("docs/ci.md"), pathlib.Path(sys.argv[1])
names = {"Run Script phase": "build-phase.sh"}
blocks = re.findall(r"^```(yaml|sh)\n# ([^\n]+)\n(.*?)^```$", document.read_text(), re.M | re.S)
shown = len(re.findall(r"^```yaml$", document.read_text(), re.M))
if shown != sum(kind == "yaml" for kind, _, _ in blocks):
    sys.exit("A block in YAML does not begin with the name of its file.")
for _, name, text in blocks:
    file = folder.joinpath(names.get(name, pathlib.PurePath(name).name))
    file.write_text(text)
    print(file)
