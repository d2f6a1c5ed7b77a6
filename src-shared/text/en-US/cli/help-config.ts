/** What `steward config … --help` prints; part of `cli` under the key `help.config`. */
import { serverHelp as server } from './help-server.ts';

const output = `Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where a file exists that is to be written
  --language zh-CN|en-US the language of the output (this computer’s without it)
`;
const areas = `  --area NAME            an area, or several with commas between; may be repeated; all of them without it: network,
                         ipLists, loginMethods, security, reminders, menus, applications, themes, system
`;
const usual = `  64 the command line is not understood    70 a mistake inside Steward    73 a file could not be written
  67 no session at the server              74 the data folder can’t be used
`;

export const configHelp = {
  about: `The configuration of a server as a file (docs/formats/configuration-file.md), and what differs between two.

Commands
  export                 the present state of areas of a server, without secrets
  diff A B               what B has otherwise than A; as changes that make A what B is
                         With --server NAME and one file a server as it is now stands in the place of A.

More about each: steward config COMMAND --help
`,
  export: `Reads areas of a server and writes them as one file. Of the same state the file is the same, but for the moment in it.
It holds no secret. Nothing is changed on the server.

Usage
  steward config export --server NAME --user NAME --password-file FILE [options]

${areas}
${server}
${output}
Exit codes
  0  written
  2  an area could not be read; nothing is written
${usual}
Examples
  steward config export --server Staging --user lin --password-file ~/.staging --out staging.steward-config
  steward config export --server sandbox --user systemAdministrator --area network,ipLists
`,
  diff: `Says what the second configuration has otherwise than the first, record by record. Areas that only one of them has are
not compared. With --server there is one file: what is wanted; the server as it is now stands first.

Usage
  steward config diff A B [options]
  steward config diff B --server NAME --user NAME --password-file FILE [options]

  --changes FILE         writes what makes the first what the second is, as a file of changes for “steward changes
                         apply” or the console; records that can’t be made or deleted as a change are not in it
  --map FILE             with --server: what names of B are on it, where nothing there is called so
  --json                 prints the differences as JSON (docs/formats/config-diff.schema.json)
${areas}
${server}
${output}
Exit codes
  0  there is no difference
  2  a file is refused or can’t be read, or an area could not be read
  4  they differ
${usual}
Examples
  steward config diff monday.steward-config tuesday.steward-config
  steward config diff wanted.steward-config --server Staging --user lin --password-file ~/.staging --changes todo
`,
} as const;
