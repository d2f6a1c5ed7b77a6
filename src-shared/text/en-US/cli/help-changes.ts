/** What `steward changes … --help` prints; part of `cli` under the key `help.changes`. */
import { serverHelp as server } from './help-server.ts';

const output = `Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)
`;
const usual =
  '  64 the command line is not understood    70 a mistake inside Steward    73 the result could not be written\n';

const session =
  '  67 no session at the server                          74 the data folder or the journal can’t be used\n';

export const changesHelp = {
  about: `Files of collected changes (docs/formats/change-file.md), shown and compared offline,
checked against a server and applied to it.

Commands
  show FILE…             what is in them, or why one is refused
  diff A B               what B does otherwise than A, record by record
  check FILE             what stands in the way of each change at a server; nothing is sent
  apply FILE             applies them to a server, what others need first, with a result for each
  sets                   what was applied together from this computer
  rollback SET           takes a set back at its server, by its number or from its file

More about each: steward changes COMMAND --help
`,
  show: `Shows what is in files of changes: each record, and each field from what to what; who asked for an approval, who
answered, and the fingerprints of their keys. A file that is made otherwise than one of ours, or whose signatures do not
hold, is refused by name. “-” is the standard input.

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
  check: `Says of each change in a file what a server has by now: whether it can be applied, is there already, was changed by
others (what it was, what the file wants, what the server has), or is not there any more. Nothing is sent.

Usage
  steward changes check FILE --server NAME --user NAME --password-file FILE [options]

  --map FILE             what names of the file are on this server, where nothing there is called so
                         (docs/formats/change-file.md); another organisation’s file is carried over only with it
  --format table|html|json
                         table without it; html is a report that stands alone
  --json                 the same as --format json (docs/formats/changes-check.schema.json)
  --fail-on REASON       ends with 1 where the file has it: delete, lock-out, no-way-back (several with commas)

${server}
${output}
Exit codes
  0  each can be applied, or is there already
  1  at least one can’t, or “--fail-on” names what is in it
  2  the file is refused, or can’t be read
${usual}${session}
Examples
  steward changes check monday.steward-changes --server Staging --user lin --password-file ~/.staging
  steward changes check monday.steward-changes --server sandbox --user systemAdministrator
`,
  apply: `Applies a file of changes to a server. Each is laid over what the server has by then: what others changed meanwhile is
not overwritten. What makes a record comes before what names it; what failed stops what waits for it, and nothing else.
Every change stands in the journal afterwards, from which the console takes it back. Ctrl+C begins nothing more, waits
for what is under way and says what came of each; applied again, the file goes on: what is there already is not sent.

Usage
  steward changes apply FILE --server NAME --user NAME --password-file FILE [options]

  --dry-run              says what would be done, and sends nothing
  --yes                  on a production server: also where something is deleted, or people can be shut out
  --fail-on REASON       sends nothing where it has that: delete, lock-out, no-way-back (several with commas)
  --if-unchanged         sends nothing where a record of it is not as it was any more, or something can’t be applied
  --at TIME              looks now, and applies it then (steward run), where nothing of it has changed: 2026-11-29T02:00
  --late                 also where its time has long passed; missed without it
  --name NAME            what the job is called
  --map FILE             what names of the file are on this server, where nothing there is called so
                         (docs/formats/change-file.md); another organisation’s file is carried over only with it
  --servers A,B,C        instead of --server: these, one after the other, with a plan and a result of each; “{server}”
                         in --user and --password-file stands for the name of each
                         (a --password-command has it as STEWARD_SERVER)
  --stop-on-failure      what comes after a server at which it failed is not tried
  --format table|html|json
                         table without it; html is a report that stands alone
  --json                 the same as --format json (docs/formats/changes-apply.schema.json)

${server}
${output}
Exit codes
  0  each is applied, or was there already; a dry run: each could be
  1  at least one was not, or “--fail-on” names what is in it
  2  the file is refused, or can’t be read
${usual}${session}  77 the server is used read-only, somebody else approves changes there, “--yes” is lacking, or the policy forbids it
    130 stopped by Ctrl+C
Examples
  steward changes apply monday.steward-changes --dry-run --server Staging --user lin --password-file ~/.staging
  pass staging | steward changes apply monday.steward-changes --server Staging --user lin --password-file -
  steward changes apply set.steward-changes --server sandbox --user systemAdministrator --format html --out report.html
`,
  sets: `Lists what was applied together from this computer, the newest of each server first: its number, when, where, by whom,
how many changes, what it is called, whether it was rolled back. Nothing is written.

Usage
  steward changes sets [options]

  --json                 prints them as JSON (docs/formats/changes-sets.schema.json)
  --data FOLDER          the folder in which Steward keeps its data, where it is another one

${output}
Exit codes
  0  listed, also where there are none
${usual}  74 the data folder or the change tray can’t be used
Examples
  steward changes sets
  steward changes sets --json | jq -r '.sets[] | select(.ticket == "OPS-17").id'
`,
  rollback: `Takes a set of changes back that was applied together: each field from what the set made of it to what was there. What
others changed since is not overwritten. SET is its number (steward changes sets), or the file that the console saved.
On a computer with a key store only the file can be read. It asks for the same as “steward changes apply”.

Usage
  steward changes rollback SET --server NAME --user NAME --password-file FILE [options]

  --dry-run              says what would be done, and sends nothing
  --yes                  on a production server: also where something is deleted, or people can be shut out
  --fail-on REASON       sends nothing where it has that: delete, lock-out, no-way-back (several with commas)
  --if-unchanged         sends nothing where a record of it is not as it was any more, or something can’t be applied
  --at TIME              looks now, and applies it then (steward run), where nothing of it has changed: 2026-11-29T02:00
  --late                 also where its time has long passed; missed without it
  --name NAME            what the job is called
  --map FILE             what names of the file are on this server, where nothing there is called so
                         (docs/formats/change-file.md); another organisation’s file is carried over only with it
  --format table|html|json
                         table without it; html is a report that stands alone
  --json                 the same as --format json (docs/formats/changes-apply.schema.json)

${server}
${output}
Exit codes
  0  each is taken back, or was already; a dry run: each could be
  1  at least one was not, or “--fail-on” names what is in it
  2  there is no such set, or the file is refused
${usual}${session}  77 as of “steward changes apply”, or the set is of another server or organisation
    130 stopped by Ctrl+C
Examples
  steward changes rollback 12 --dry-run --server Staging --user lin --password-file ~/.staging
  steward changes rollback night.steward-changes --server Staging --user lin --password-file ~/.staging
`,
} as const;
