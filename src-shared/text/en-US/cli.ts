/** The terminal's words; what a licence says is worded in `licence`. */
export const cli = {
  usage: `Steward {{version}}: reads licence files, offline.

Usage
  steward licence parse FILE          explains a licence file and verifies its signature
  steward licence compare A B         says what differs in B, the comparison file, from A
  steward licence --help              more about both
  steward --version

Options
  --json                    prints the result as JSON
  --language zh-CN|en-US    the language of the output (this computer’s without it)
`,
  licenceUsage: `Reads licence files, offline. Nothing is sent anywhere.

Usage
  steward licence parse FILE [options]
  steward licence compare A B [options]

FILE, A and B are files; one of them may be “-”, which is the standard input.

Options
  --json                    prints the result as JSON
  --language zh-CN|en-US    the language of the output (this computer’s without it)
  --now INSTANT             judges the dates as if it were then, e.g. 2026-11-20T09:30:00+08:00
  --help

Exit codes
  0  parse: verified and in force; compare: equal
  1  parse: readable but not verified
  2  not readable, or no such file
  3  parse: verified but outside its period (expired, or not yet valid)
  4  compare: the two differ
  64 the command line is not understood
`,
  problem: {
    unknownCommand: 'Unknown command “{{argument}}”. There is “licence parse” and “licence compare”.',
    unknownOption: 'Unknown option “{{argument}}”.',
    missingCommand: 'Say what to do: “licence parse” or “licence compare”.',
    missingFile: 'Name the licence file: steward licence parse FILE',
    missingFiles: 'Name both files: steward licence compare A B',
    tooMany: 'Unexpected argument “{{argument}}”.',
    inputTwice: 'Only one of the two files can be the standard input (“-”).',
    missingValue: 'The option “{{argument}}” needs a value.',
    badLanguage: 'There is no language “{{argument}}”; use zh-CN or en-US.',
    badInstant: '“{{argument}}” is no point in time; use one such as 2026-11-20T09:30:00+08:00.',
    seeHelp: 'See: steward licence --help',
    fileMissing: 'There is no file “{{name}}”.',
    fileDenied: 'The file “{{name}}” may not be read by this user.',
    fileFailed: 'The file “{{name}}” could not be read: {{reason}}',
  },
  standardInput: 'standard input',
  verdict: {
    readable: 'Readable',
    notReadable: 'Not readable',
    verified: 'Signature verified',
    notVerified: 'Signature not verified',
    signedBy: 'Signed with “{{name}}” ({{algorithm}})',
  },
  noModules: 'This licence lists no modules.',
  line: '{{label}}: {{value}}',
  fileLine: '{{name}} ({{size}} bytes, {{format}})',
  modulesTitle: 'Modules ({{count}}, with sub-modules {{all}})',
  expires: '{{date}} ({{days}})',
  also: 'Also:',
  compareTitle: 'A  {{before}}\nB  {{after}}',
  notTrusted: '{{name}}: {{verdict}}. {{message}}',
  before: 'A',
  after: 'B',
  moduleChanges: 'Module changes ({{count}})',
} as const;
