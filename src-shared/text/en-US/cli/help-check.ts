import { passwordCommandHelp, passwordVariablesHelp, passwordWantedHelp } from './help-password.ts';

/** What `steward server … --help` prints; part of `cli` under the key `help.server`. */
export const checkHelp = {
  about: `What a server has of the platform’s calls, before anybody works there. Only reads are sent.

Commands
  check [PROFILE]        which calls and which pages work, and what changed since the last check
  record                 saves what a server answers to every call that reads, without what is of persons

More about each: steward server COMMAND --help
`,
  check: `Asks a server every read that the console knows, and says of each call and each page what works. What writes is
never tried. Who answers without the platform’s envelope (a gate, a proxy, a network’s sign-in page, another program) is
no platform. Each check is kept, and laid beside the one before of the same server.

Usage
  steward server check [PROFILE] [options]

  PROFILE                a server of this computer by its name or id (steward profiles list), “sandbox”, or an address;
                         without it the server of the next start
  --user NAME            who signs in; at the sandbox one of its accounts, without a password
  --password-file FILE   where the password stands, alone on one line; “-” is the standard input
${passwordCommandHelp}
${passwordVariablesHelp}
${passwordWantedHelp}
                         Of a server that is used with a token or a cookie it is the token or the cookie, and --user is
                         not needed.
  --format table|html|json
                         table without it: what does not work whole; html: all of it, as a page that stands alone
  --json                 the same as --format json (docs/formats/server-check.schema.json)
  --data FOLDER          where servers and checks are kept (the program’s own folder without it)

Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)

Exit codes
  0  every read is there
  1  at least one is not there, refuses, or answers otherwise than declared
  2  the server is not reached, or what answers is no platform
  67 a platform is there, and lets nobody in; or there is no server of that name
  64 the command line is not understood    73 --out could not be written    130 stopped by Ctrl+C

Examples
  steward server check Staging --user lin --password-file ~/.staging
  steward server check Staging --user lin --password-file ~/.staging --format html --out staging.html
  steward server check sandbox --user systemAdministrator --json | jq '.pages[] | select(.verdict != "works")'
`,
} as const;
