/** What `steward changes … --help` prints; part of `cli` under the key `help.changes`. */
const output = `Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)
`;
const usual =
  '  64 the command line is not understood    70 a mistake inside Steward    73 the result could not be written\n';

export const changesHelp = {
  about: `Files of collected changes (docs/formats/change-file.md), offline. They are applied in the console, which opens them.

Commands
  show FILE…             what is in them, or why one is refused
  diff A B               what B does otherwise than A, record by record

More about each: steward changes COMMAND --help
`,
  show: `Shows what is in files of changes: each record, and each field from what to what. A file that is made otherwise than one
of ours is refused by name. “-” is the standard input.

Usage
  steward changes show FILE… [options]

  --json                 prints them as JSON (docs/formats/changes-show.schema.json)

${output}
Exit codes
  0  all can be opened
  2  one is refused, or can’t be read
${usual}
Examples
  steward changes show monday.steward-changes
  steward changes show --json *.steward-changes | jq -r '.files[] | select(.problem).name'
`,
  diff: `Says what the second file of changes does otherwise than the first. What was there before may be another: what is wanted
counts.

Usage
  steward changes diff A B [options]

  --json                 prints it as JSON (docs/formats/changes-diff.schema.json)

${output}
Exit codes
  0  both do the same
  2  one of them is refused, or can’t be read
  4  they differ
${usual}
Examples
  steward changes diff monday.steward-changes tuesday.steward-changes
  steward changes diff --json a.steward-changes b.steward-changes | jq -r '.changes[].state'
`,
} as const;
