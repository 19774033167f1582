"""Type-checks the programs that learners run, with macOS 15 as the target.

The check uses Apple's C headers from PyPI's `ziglang`, but the Swift modules, Dispatch, and Foundation of the
toolchain, so it doesn't find differences between Apple's Foundation and the toolchain's.
"""
import json
import pathlib
import platform
import re
import subprocess
import sys

import ziglang

root = pathlib.Path(__file__).resolve().parents[2]
work = root / ".build/mac"
modules = work / "modules"
headers = root / ".ci/macos"
target = "x86_64-apple-macos15.0"


def said(*command):
    return subprocess.run(command, check=True, capture_output=True, text=True, cwd=root).stdout


class Compiler:
    def __init__(self, zig):
        paths = json.loads(said("swiftc", "-print-target-info"))["paths"]
        self.library = pathlib.Path(paths["runtimeResourcePath"])
        self.flags = [str(word) for word in [
            "-target", target, "-resource-dir", self.library, "-I", modules, "-module-cache-path", work / "cache",
            "-plugin-path", self.library / "host/plugins", "-disable-objc-interop", "-Xcc", "-nostdlibinc", "-Xcc", "-idirafter",
            "-Xcc", zig / "lib/libc/include/any-darwin-any", "-Xcc", f"-fmodule-map-file={headers}/module.modulemap"]]

    def run(self, *words, **options):
        return subprocess.run(["swift-frontend", *map(str, words), *self.flags], text=True, cwd=root, **options)

    def compile_interface(self, name, text, *options):
        """Compiles a module from an interface, omitting declarations that don't compile."""
        file = work / f"{name}.swiftinterface"
        lines = text.split("\n")
        while True:
            file.write_text("\n".join(lines))
            done = self.run(
                "-compile-module-from-interface", "-module-name", name, file, *options,
                "-o", modules / f"{name}.swiftmodule", capture_output=True)
            if done.returncode == 0:
                return
            places = re.findall(rf"^{re.escape(str(file))}:(\d+):\d+: error: (?!failed to build)", done.stderr, re.M)
            if not places:
                sys.exit(done.stderr)
            for place in sorted({int(place) - 1 for place in places}, reverse=True):
                leave_out(lines, place)


def leave_out(lines, first):
    """Removes the declaration that starts on line `first`, with its attributes."""
    last = first
    if lines[first].endswith("{"):
        margin = re.match(" *", lines[first])[0]
        while not lines[last].startswith(margin + "}"):
            last += 1
    while re.match(r" *@\S+(\(.*\))?$", lines[first - 1]):
        first -= 1
    lines[first : last + 1] = [""] * (last + 1 - first)


def build_swift(compiler):
    """Builds Swift's own modules from the toolchain's interfaces."""
    machine = platform.machine()
    for name in ["Swift", "SwiftOnoneSupport", "_Builtin_float", "_Concurrency", "Synchronization", "_RegexParser",
                 "_StringProcessing", "Observation"]:
        text = (compiler.library / f"linux/{name}.swiftmodule/{machine}-unknown-linux-gnu.swiftinterface").read_text()
        text = re.sub(r"-target \S+", f"-target {target}", text)
        text = re.sub(r" -static |-target-min-inlining-version min|-library-level api|-enable-library-evolution", " ", text)
        text = re.sub(r"@backDeployed\(before:[^)]*\)", "", text)
        text = re.sub(r"^(@_exported )?(public |internal )?import Glibc$", "", text, flags=re.M)
        if name == "Synchronization":
            text += "@usableFromInline internal func _swift_stdlib_gettid() -> Swift.UInt32\n"
        compiler.compile_interface(name, text, *(["-parse-stdlib"] if name == "Swift" else []))


# The printed interfaces omit declarations whose names start with `_`, and members of protocols with such names.
additions = {
    "FoundationEssentials": """
        extension POSIXError { public init(_: Code) }
        public func ~= (code: CocoaError.Code, error: any Error) -> Bool
        """,
    "Foundation": """
        extension URLError: Error { public init(_: Code) }
        public func _convertErrorToNSError(_ error: any Error) -> NSError
        public func _convertNSErrorToError(_ error: NSError?) -> any Error
        """,
}


def build_system(compiler):
    """Builds the system modules from the interfaces that the toolchain prints."""
    compiler.run(
        "-emit-module", "-module-name", "Darwin", "-parse-as-library", "-swift-version", "5", headers / "Darwin.swift",
        "-import-underlying-module", "-o", modules / "Darwin.swiftmodule", check=True)
    parts = {
        "Dispatch": ["Dispatch"],
        "FoundationEssentials": ["FoundationEssentials"],
        "FoundationInternationalization": ["FoundationInternationalization"],
        "Foundation": ["Foundation", "FoundationNetworking"],
    }
    for name, printed in parts.items():
        text = "\n".join(
            said("swift-synthesize-interface", "-module-name", part, "-target", f"{platform.machine()}-unknown-linux-gnu",
                 "-I", compiler.library / "linux")
            for part in printed)
        text = re.sub(r"^ *///?.*\n", "", text, flags=re.M)
        text = re.sub(r"^import (Foundation|FoundationNetworking)$", "", text, flags=re.M)
        text = re.sub(r"^import (Glibc|CDispatch)$", "import Darwin", text, flags=re.M)
        text = re.sub(r"^import (\w+)$", r"@_exported import \1", text, flags=re.M)
        text = re.sub(r"\b(private|fileprivate|internal)\(set\) ", "", text)
        text = re.sub(r"\blet (\w+: [^{}\n]*)( \{ get \})?$", r"var \1 { get }", text, flags=re.M)
        text = re.sub(r"\b((?:var \w+: |subscript\b.*->)[^{}\n]*)$", r"\1 { get set }", text, flags=re.M)
        flags = " ".join(compiler.flags)
        compiler.compile_interface(
            name,
            "// swift-interface-format-version: 1.0\n"
            f"// swift-compiler-version: {said('swiftc', '--version').splitlines()[0]}\n"
            f"// swift-module-flags: {flags} -swift-version 5 -module-name {name}\nimport Swift\n{text}\n{additions.get(name, '')}")


def learners_targets():
    """Returns the targets that the pages, `course`, and `run-cell` need, with dependencies first."""
    manifest = json.loads(said("swift", "package", "dump-package"))
    targets = {each["name"]: each for each in manifest["targets"]}
    ordered = []

    def visit(name):
        if name not in targets or name in ordered:
            return
        for dependency in targets[name]["dependencies"]:
            for kind in ["byName", "target"]:
                if kind in dependency:
                    visit(dependency[kind][0])
        ordered.append(name)

    for product in manifest["products"]:
        if "executable" in product["type"] and (product["name"] in ["course", "run-cell"] or product["name"][0].isdigit()):
            for name in product["targets"]:
                visit(name)
    return [targets[name] for name in ordered]


def check_swift(compiler):
    checked = []
    for each in learners_targets():
        folder = root / (each.get("path") or f"Sources/{each['name']}")
        excluded = [folder / path for path in each["exclude"]]
        sources = [
            file for file in sorted(folder.rglob("*.swift"))
            if not any(path == file or path in file.parents for path in excluded)]
        if not sources:
            continue
        if each["resources"]:
            # SwiftPM generates a file like this one for a target with resources.
            bundle = work / f"{each['name']}-bundle.swift"
            bundle.write_text("import Foundation\nextension Bundle { static var module: Bundle { .main } }\n")
            sources.append(bundle)
        whole = [] if folder / "main.swift" in sources else ["-parse-as-library"]
        done = compiler.run(
            "-emit-module", "-module-name", each["name"], "-swift-version", "6", "-package-name", "course",
            "-warnings-as-errors", *whole, *sources, "-o", modules / f"{each['name']}.swiftmodule")
        if done.returncode != 0:
            sys.exit(f"{each['name']} should compile for macOS")
        checked.append(each["name"])
    print(f"{len(checked)} targets compile for macOS, from {checked[0]} to {checked[-1]}")


zig = pathlib.Path(ziglang.__file__).parent
modules.mkdir(parents=True, exist_ok=True)
compiler = Compiler(zig)
built = work / "built"
stamp = said("swiftc", "--version") + pathlib.Path(__file__).read_text() + (headers / "Darwin.swift").read_text()
if not built.exists() or built.read_text() != stamp:
    build_swift(compiler)
    build_system(compiler)
    built.write_text(stamp)
check_swift(compiler)
