import { passwordCommandHelp, passwordVariablesHelp, passwordWantedHelp } from './help-password.ts';

/** What `steward jobs … --help` and `steward run --help` print; part of `cli` under the keys `help.jobs` and `help.run`. */
const data = '  --data FOLDER          where Steward keeps its data (the program’s own folder without it)';
const output = `Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)
`;

export const jobsHelp = {
  about: `What is to be done later from this computer: kept by “steward changes apply FILE --at TIME”, “steward changes rollback
SET --at TIME” and “steward config pull FOLDER --daily HH:MM”, done by “steward run”.

Commands
  list                   when each is done next, and what came of it the last time
  remove NUMBER          it is not done any more

More about each: steward jobs COMMAND --help
`,
  list: `Lists what is to be done later: its number, what it does, at which server and for which organisation, when it is its
time next, and what came of it the last time. Nothing is asked of a server.

Usage
  steward jobs list [options]

  --json                 prints it as JSON (docs/formats/jobs-list.schema.json)
${data}

${output}
Exit codes
  0  listed, also where there is nothing
  64 the command line is not understood    73 --out could not be written    74 the data folder can’t be used

Examples
  steward jobs list
  steward jobs list --json | jq -r '.jobs[] | select(.last.result == "missed").name'
`,
  remove: `Removes a job, and the file of changes that was kept with it. What it has done stays done.

Usage
  steward jobs remove NUMBER [options]

${data}
  --language zh-CN|en-US the language of the output (this computer’s without it)

Exit codes
  0  it is removed
  2  there is no such job
  64 the command line is not understood    74 the data folder can’t be used

Example
  steward jobs remove 3
`,
} as const;

export const runHelp = `Does what it is time for (steward jobs list), one after the other, and ends. A task scheduler or cron calls it, at least
once an hour: what is seen more than an hour after its time is missed and not done, unless it was kept with --late.
Nobody is asked. A set is applied only where nothing of it is otherwise than when it was kept, and every rule holds as
in “steward changes apply”. Each time is tried once, whatever came of it.

Usage
  steward run [options]

  --password-file FILE   the password of jobs that were kept without a file of their own; “-” is the standard input
${passwordCommandHelp}
${passwordVariablesHelp}
${passwordWantedHelp}
  --json                 prints what came of each as JSON (docs/formats/jobs-run.schema.json)
${data}

${output}
Exit codes
  0  it was time for nothing, or everything is done
  1  at least one is not: missed, refused, changed meanwhile, or not all of it applied
  64 the command line is not understood    73 --out could not be written    74 the data folder can’t be used
  67 no session at a server, or it ended   130 stopped by Ctrl+C

Examples
  */10 * * * * steward run --password-command 'secret-tool lookup steward "$STEWARD_SERVER"'   (cron, Linux)
  */10 * * * * steward run --out "$HOME/steward-$(date +\\%s).json" --json      (cron)
  schtasks /create /sc minute /mo 10 /tn Steward /tr "steward run"             (Windows)
`;
