import { passwordCommandHelp, passwordVariablesHelp } from './help-password.ts';

/** What `steward key … --help` prints; part of `cli` under the key `help.key`. */
const usual =
  '  64 the command line is not understood    73 the file could not be written    74 the key can’t be used\n';
const data = '  --data FOLDER          the folder in which Steward keeps its data, where it is another one';
const output = `Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)
`;
const password = `  --password-file FILE   where the password of the backup is; “-” is the standard input
${passwordCommandHelp}
${passwordVariablesHelp}`;

export const keyHelp = {
  about: `The key by which this installation signs requests and approvals of changes. What the desktop has sealed by the
system’s key store is opened by the desktop alone.

Commands
  show                   its fingerprint, as people compare it
  export                 a backup of it, sealed by a password
  import FILE            takes the key of a backup
  renew                  makes another one, and a hand-over that is signed by both

More about each: steward key COMMAND --help
`,
  show: `Prints the fingerprint of this installation’s key; the key is made by that where there is none.

Usage
  steward key show [options]

  --json                 prints it as JSON
${data}

${output}
Exit codes
  0  shown
${usual}
Examples
  steward key show
`,
  export: `Writes a backup of the key, sealed by a password of at least 12 characters. Whoever has both signs as this installation.

Usage
  steward key export --password-file FILE [options]

${password}
${data}

${output}
Exit codes
  0  written
${usual}  67 the command for the password failed

Examples
  pass steward-key | steward key export --password-file - --out computer.steward-key
`,
  import: `Takes the key of a backup: this installation signs with it from then on. The key that it has is gone then.

Usage
  steward key import FILE --password-file FILE [options]

${password}
${data}
  --language zh-CN|en-US the language of the output (this computer’s without it)

Exit codes
  0  taken
  2  it is no backup, was changed, or the password does not open it
${usual}  67 the command for the password failed

Examples
  pass steward-key | steward key import computer.steward-key --password-file -
`,
  renew: `Makes another key, and a hand-over that both keys sign: whoever trusts the earlier one opens it in the console
(Settings, Approve changes), and need not compare anything.

Usage
  steward key renew --out FILE [options]

${data}

${output}
Exit codes
  0  made
${usual}
Examples
  steward key renew --out computer.steward-handover
`,
} as const;
