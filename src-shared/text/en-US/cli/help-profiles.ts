/** What `steward profiles … --help` prints; part of `cli` under the key `help.profiles`. */
const data = '  --data FOLDER          where the profiles are kept (the program’s own folder without it)';
const output = `Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)
`;
const usual =
  '  64 the command line is not understood    73 --out could not be written    74 the data folder can’t be used\n';

export const profilesHelp = {
  about: `The server profiles of this computer, for rolling them out. A console that runs on the same folder may stay open.
No command reads, shows or writes a secret.

Commands
  list                   the servers, those of the organisation among them
  export                 as a file to hand on
  import FILE            takes the servers of a file over
  check NAME             tries the connection to a server, step by step

More about each: steward profiles COMMAND --help
`,
  list: `Lists the servers of this computer; ● is the one of the next start. The sandbox, which is always there, is left out.

Usage
  steward profiles list [options]

  --json                 prints them as JSON (docs/formats/profiles-list.schema.json)
${data}

${output}
Exit codes
  0  listed, also where there are none
${usual}
Examples
  steward profiles list
  steward profiles list --json | jq -r '.profiles[] | select(.environment == "production").address'
`,
  export: `Prints servers as a file that “steward profiles import” and a policy take (docs/formats/server-profiles.md). Sign-ins,
passwords, client certificates and the values of secret headers are not in it.

Usage
  steward profiles export [options]

  --name NAME            only the servers of that name; may be repeated (all without it)
${data}

${output}
Exit codes
  0  exported
  2  there is no server of that name
${usual}
Examples
  steward profiles export --out servers.json
  steward profiles export --name Head-office --name Training | ssh desk steward profiles import -
`,
  import: `Takes servers over from a file, and says of each whether it is new, there already (same name and address), or refused,
and because of which field. Those that are new are written, also where others are refused. What is there stays as it is,
so that the same import may run at every sign-in.

Usage
  steward profiles import FILE [options]

  “-” is the standard input.
  --only NAME            only the servers of that name; may be repeated (all without it)
  --dry-run              writes nothing, and says what would be
  --json                 prints the verdicts as JSON (docs/formats/profiles-import.schema.json)
${data}

${output}
Exit codes
  0  every server that was asked for is in the list (--dry-run: would be)
  1  at least one is refused; the others are in the list
  2  the file is not readable, is none of servers, or has no server of that name; nothing was written
  77 the organisation’s policy locks the list; nothing was written
  64 the command line is not understood    73 --out could not be written    74 could not be written

Examples
  steward profiles import --dry-run servers.json
  steward profiles import --only Training servers.json
  steward profiles import --data /opt/steward-data /srv/rollout/servers.json
`,
  check: `Tries the connection to a server step by step, as the page “Check connection” does, and says at which step it fails,
why, and what to do. Nobody signs in, and no secret of the key store is used.

Usage
  steward profiles check NAME [options]

  NAME                   a server of this computer by its name or id (steward profiles list), or an address
  --json                 prints the steps as JSON (docs/formats/profiles-check.schema.json)
${data}

${output}
Exit codes
  0  the server answers
  1  a step failed
  67 there is no server of that name
${usual}
Examples
  steward profiles check Head-office
  steward profiles check Head-office --json | jq -r '.steps[] | select(.verdict == "failed").code'
`,
} as const;
