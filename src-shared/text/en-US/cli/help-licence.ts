/** What `steward licence … --help` prints; part of `cli` under the key `help.licence`. */
const reading = `Reading
  --key FILE|KEY         trusts one more key, for this reading (JWKS, JWK, PEM, base64 or hex); may be repeated
  --mapping FILE         reads a platform’s own kinds of licence files as this mapping says; may be repeated
  --no-sample-keys       refuses sample keys, with which anybody can sign
  --secret-file FILE     what opens an encrypted licence stands in this file, “-” is the standard input; may be repeated
  --secret SECRET        the same on the command line, where other users and the shell’s history can see it
                         Without either the environment variable STEWARD_LICENCE_SECRET is tried.
  --now INSTANT          judges the dates as if it were then, e.g. 2026-11-20T09:30:00+08:00
  --record               notes the opening in this computer’s history
  --data FOLDER          where clock, history, settings and keys are kept (the program’s own folder without it)
`;
const output = `Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)
`;
const codes = {
  read: `Exit codes
  0  verified and in force
  1  readable, but not verified
  2  not readable, no such file, or something in a folder was not read
  3  verified, but outside its period (expired, not yet valid, or the clock is in doubt)
  5  verified, but by a sample key only, with which anybody can sign
`,
  usual:
    '  64 the command line is not understood    70 a mistake inside Steward\n  73 the result could not be written       74 history not usable\n',
};

export const licenceHelp = {
  about: `Reads licence files, offline. Nothing is sent anywhere.

Commands
  parse FILE             explains a licence file and verifies its signature
  verify FILE…           one line a file; the rest is the exit code
  compare A B            says what B, the comparison file, changes of A: what gets lost first
  compare A B C…         puts a customer’s licences in the order of time and compares each with the one before
  board FILE|FOLDER…     many licences at once, what asks for attention first
  report FILE…           a report as HTML, XLSX, JSON or calendar
  history                what was opened on this computer
  keys                   which keys are trusted here, and on whose word

“-” is the standard input. More about each: steward licence COMMAND --help
`,
  parse: `Explains a licence file: the verdict, what it says, its modules.

Usage
  steward licence parse FILE [options]

  --json                 prints the reading as JSON (docs/formats/licence-json.md)

${reading}
${output}
${codes.read}${codes.usual}
Examples
  steward licence parse customer.lic
  steward licence parse --json customer.lic | jq .state
  ssh host cat /etc/customer.lic | steward licence parse -
  steward licence parse --mapping office.steward-mapping --key vendor.pem office.xml
`,
  verify: `Verifies licence files: one line a file on the standard output, the rest is the exit code.
Of several files the gravest counts: 1 before 2 before 5 before 3. What is not read of a folder is listed, and counts
as 2.

Usage
  steward licence verify FILE|FOLDER… [options]

  --quiet, -q            prints nothing
  --allow-skipped        code 0 although something in a folder was not read (links, pipes, names that are no UTF-8 …)

${reading}
  --language zh-CN|en-US the language of the output (this computer’s without it)

${codes.read}${codes.usual}
Examples
  steward licence verify -q customer.lic && deploy
  steward licence verify --key vendor.pem licences/
`,
  compare: `Compares licences: what gets lost or smaller stands on top, then dates, gains, and what is merely different.
Two are compared as they are named; more are put in the order of time first.

Usage
  steward licence compare A B [options]
  steward licence compare A B C… [options]
  steward licence compare FOLDER [options]

  --json                 prints the comparison as JSON
  --used pc=N,mobile=N,external=N,tenants=N
                         holds the present use against the last one

${reading}
${output}
Exit codes
  0  they say the same
  2  fewer than two are readable, or no such file
  4  they differ
${codes.usual}
Examples
  steward licence compare old.lic new.lic
  steward licence compare --used pc=84,mobile=60 old.lic new.lic
  steward licence compare --json customers/4711/ > changes.json
`,
  board: `Lists many licences: changed after signing, not verified and unreadable ones first, then what is over, then what
ends soon. Of a folder the files that may be licences, not those in folders below it.

Usage
  steward licence board FILE|FOLDER… [options]

  --within DAYS          only those that end within that many days, or are over
  --search WORDS         only those whose file, company, code, customer, fingerprint or key has all the words
  --format table|csv|xlsx|json|ics
                         table without it; ics is a calendar of the last days
  --json                 the same as --format json

${reading}
${output}
Exit codes
  0  the board was made, whatever the licences are (see: steward licence verify)
  2  a folder can’t be read
${codes.usual}
Examples
  steward licence board licences/
  steward licence board --within 60 licences/ more/*.lic
  steward licence board --format xlsx --out board.xlsx licences/
  steward licence board --format ics --out expiries.ics licences/
`,
  report: `Makes a report: verdict, what changes with the losses first, facts, fingerprints (SHA-256 and SM3), keys, modules.
Two files are compared; more are put in the order of time.

Usage
  steward licence report FILE|FOLDER… [options]

  --format html|xlsx|json|ics
                         html without it: one file that stands alone, also for printing; ics is a calendar
  --json                 the same as --format json
  --used pc=N,mobile=N,external=N,tenants=N
                         holds the present use against the last one
  --allow-skipped        code 0 although something in a folder was not read (links, pipes, names that are no UTF-8 …)

${reading}
${output}
${codes.read}Of several files the gravest counts: 1 before 2 before 5 before 3.
${codes.usual}
Examples
  steward licence report --out report.html customer.lic
  steward licence report --format xlsx --out renewal.xlsx old.lic new.lic
  steward licence report --language zh-CN old.lic new.lic > report.html
`,
  history: `Shows what was opened on this computer, the newest first: by the console, and here with --record.
The files themselves are not kept.

Usage
  steward licence history [options]

  --search WORDS         in file names, codes, companies and fingerprints
  --limit N              at most that many (100)
  --forget ID            forgets one entry; may be repeated
  --forget-all           forgets everything
  --json                 prints the entries as JSON
  --data FOLDER          where the history is kept (the program’s own folder without it)

${output}
Examples
  steward licence history --search Farridge
  steward licence history --forget 17 --forget 18
`,
  keys: `Shows which keys are trusted here: those that ship with Steward, those in the file of this computer’s
administrator, and those that you gave in the console to be kept. A file that others can write is
not the administrator’s, and is refused.

Usage
  steward licence keys [options]

  --key FILE|KEY         shows how this key is read; may be repeated
  --no-sample-keys       says that sample keys are refused
  --data FOLDER          where keys that were given in the console are kept
  --json                 prints the keys as JSON

${output}
Examples
  steward licence keys
  steward licence keys --key vendor.pem
`,
} as const;
