import { passwordCommandHelp, passwordVariablesHelp, passwordWantedHelp } from './help-password.ts';

/** How a command that asks a server is told which, and who signs in. */
export const serverHelp = `Server
  --server NAME          a server of this computer by its name or id (steward profiles list), “sandbox” for the built-in
                         one, or an address, which takes the password as JSON at /papi/passport/login
  --user NAME            who signs in; at the sandbox one of its accounts, without a password
  --password-file FILE   where the password stands, alone on one line; “-” is the standard input
${passwordCommandHelp}
${passwordVariablesHelp}
${passwordWantedHelp}
                         A password never comes on the command line, where other users and the shell’s history can see
                         it. Of a server that is used with a token or a cookie it is the token or the cookie, and --user
                         is not needed.
  --tenant KEY           refuses where another organisation is signed in
  --data FOLDER          where servers and journal are kept (the program’s own folder without it)
`;
