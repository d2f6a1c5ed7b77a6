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
  pull FOLDER            the present state as a folder, one file for each record, for version control
  plan FOLDER            what applying a folder would come to on a server
  apply FOLDER           makes a server what a folder says

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
  --exit-code            says by area how many records differ, and no more
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
  pull: `Reads areas of a server into a folder: one file for each record, with stable names, so that the folder can be kept
under version control. What a record refers to stands in it by its name, so that the same state is the same files on a
server with other ids. What is the same is not touched; files of records that are gone are removed, files of others
never. Secrets are in none of them. Nothing is changed on the server.

Usage
  steward config pull FOLDER --server NAME --user NAME --password-file FILE [options]

  FOLDER                 made where it is not there
  --daily HH:MM          also each day when the clock here shows it (steward run)
  --late                 also where its time has long passed; missed without it
  --name NAME            what the job is called
${areas}
${server}
  --language zh-CN|en-US the language of the output (this computer’s without it)

Exit codes
  0  the folder is as the server
  2  an area could not be read, or something in the folder is no file of Steward’s; nothing is written
${usual}  77 the folder is another organisation’s
Examples
  steward config pull office --server Staging --user lin --password-file ~/.staging
  steward config pull office --server sandbox --user systemAdministrator --area network,ipLists
`,
  plan: `Says what applying a folder would come to on a server, record by record and in numbers. Nothing is sent.

Usage
  steward config plan FOLDER --server NAME --user NAME --password-file FILE [options]

  --exit-code            4 where something differs
  --fail-on REASON       ends with 1 where it has that: delete, lock-out, no-way-back (several with commas)
  --map FILE             what names of the folder are on the server, where nothing there is called so
                         (docs/formats/change-file.md)
  --json                 prints it as JSON (docs/formats/config-plan.schema.json)
${areas}
${server}
${output}
Exit codes
  0  it was planned; with --exit-code: nothing differs
  1  “--fail-on” names what is in it
  2  the folder is refused, or an area could not be read
  4  with --exit-code: something differs
${usual}
Examples
  steward config plan office --server Production --user lin --password-file ~/.production
  steward config plan office --server Production --user lin --password-file ~/.production --json --exit-code
`,
  apply: `Makes a server what a folder says, by changes over what the server has by then; each stands in the journal afterwards.
Without --yes it says what would be done, and sends nothing.

Usage
  steward config apply FOLDER --yes --server NAME --user NAME --password-file FILE [options]

  --yes                  applies it
  --dry-run              sends nothing: “config plan”
  --fail-on REASON       sends nothing where it has that: delete, lock-out, no-way-back (several with commas)
  --map FILE             what names of the folder are on the server, where nothing there is called so; a folder of
                         another organisation is applied only with it (docs/formats/change-file.md)
  --servers A,B,C        instead of --server: these, one after the other, with a plan and a result of each; “{server}”
                         in --user and --password-file stands for the name of each
                         (a --password-command has it as STEWARD_SERVER)
  --stop-on-failure      what comes after a server at which it failed is not tried
  --json                 prints what came of each change as JSON (docs/formats/config-apply.schema.json)
${areas}
${server}
${output}
Exit codes
  0  the server is as the folder says
  1  at least one difference is left, or “--fail-on” names what is in it
  2  the folder is refused, or an area could not be read
  4  without --yes: something differs
${usual}  77 the folder is another organisation’s, the server is used read-only, or somebody else approves changes there
    130 stopped by Ctrl+C
Examples
  steward config apply office --server Staging --user lin --password-file ~/.staging
  steward config apply office --yes --server Staging --user lin --password-file ~/.staging --json
`,
} as const;
