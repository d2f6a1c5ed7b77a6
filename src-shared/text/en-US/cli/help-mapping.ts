/** What `steward server … --help` and `steward mapping … --help` print; part of `cli` under `help.server`, `help.mapping`. */
import { serverHelp as server } from './help-server.ts';

const language = '  --language zh-CN|en-US the language of the output (this computer’s without it)';

export const recordHelp = {
  record: `Asks a server for every call that reads, as its profile says, and saves each answer as a file of a folder. In the place
of names, phones, mails, addresses, secrets and texts stand invented ones; ids keep the number of their digits; the same
value is the same one in all files of one recording. Of what is no JSON only the length is kept. For somebody who makes
a mapping elsewhere (steward mapping check). Look at the files before you hand them on. Nothing is changed there.

Usage
  steward server record --server NAME --user NAME --password-file FILE --out FOLDER [options]

  --out FOLDER           the folder that is made; it must not be there yet
  --json                 prints what was asked and how it was answered (docs/formats/server-record.schema.json)
${server}
${language}

Exit codes
  0  written
  64 the command line is not understood    70 a mistake inside Steward    73 the folder could not be written
  67 no session at the server              74 the data folder can’t be used

Examples
  steward server record --server Staging --user lin --password-file ~/.staging --out staging-answers
  steward server record --server sandbox --user systemAdministrator --out answers --json
`,
} as const;

export const mappingHelp = {
  about: `How a server’s calls differ from those that Steward knows (docs/formats/mapping.md).

Commands
  check FILE             whether answers that were saved fit, through a mapping

More about each: steward mapping COMMAND --help
`,
  check: `Holds a mapping against answers that “steward server record” saved: says of each call whether the answer, through the
mapping, is what the call declares, and which field is not. No server is asked.

Usage
  steward mapping check FILE --answers FOLDER [options]

  --answers FOLDER       what “steward server record” wrote
  --json                 prints it as JSON (docs/formats/mapping-check.schema.json)
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
${language}

Exit codes
  0  every answer fits
  2  the mapping is refused, or answers can’t be read
  4  an answer does not fit
  64 the command line is not understood    70 a mistake inside Steward    73 a file could not be written

Examples
  steward mapping check office.steward-mapping --answers staging-answers
  steward mapping check office.steward-mapping --answers answers --json | jq '.calls[] | select(.fit == "different")'
`,
} as const;
