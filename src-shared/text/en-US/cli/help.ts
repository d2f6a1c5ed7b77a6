/** What `--help` prints; part of `cli` under the key `help`. */
import { changesHelp } from './help-changes.ts';
import { configHelp } from './help-config.ts';
import { checkHelp } from './help-check.ts';
import { jobsHelp, runHelp } from './help-jobs.ts';
import { keyHelp } from './help-key.ts';
import { licenceHelp } from './help-licence.ts';
import { mappingHelp, recordHelp } from './help-mapping.ts';
import { policyHelp } from './help-policy.ts';
import { profilesHelp } from './help-profiles.ts';
import { themeHelp } from './help-theme.ts';

const data = '  --data FOLDER          where Steward keeps its data (the program’s own folder without it)';
const output = `Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)
`;

export const cliHelp = {
  program: `Steward {{version}}: licence files, server profiles, theme packages, changes, policy and journal in a terminal.
Nothing is asked of a server but by commands that name one.

Usage
  steward licence COMMAND …      reads, verifies and compares licence files; see: steward licence --help
  steward profiles COMMAND …     the servers of this computer; see: steward profiles --help
  steward theme COMMAND …        theme packages: pack, check, compare; see: steward theme --help
  steward changes COMMAND …      collected changes: show, compare, check, apply; see: steward changes --help
  steward config COMMAND …       a server’s configuration: save, compare; see: steward config --help
  steward jobs COMMAND …         what is to be done later; see: steward jobs --help
  steward run                    does what it is time for, from a task scheduler or cron
  steward key COMMAND …          the key that signs approvals: back up, restore, replace; see: steward key --help
  steward server COMMAND …       what works at a server, its answers; see: steward server --help
  steward mapping COMMAND …      how a server differs: check; see: steward mapping --help
  steward policy [COMMAND …]     what the organisation has set, where each value comes from; see: steward policy --help
  steward journal                what was changed from this computer
  steward completion SHELL       completion for bash, zsh, fish or powershell
  steward --version

Options
  --language zh-CN|en-US         the language of the output (this computer’s without it)
  --help
`,
  licence: licenceHelp,
  profiles: profilesHelp,
  theme: themeHelp,
  changes: changesHelp,
  config: configHelp,
  key: keyHelp,
  jobs: jobsHelp,
  run: runHelp,
  server: { ...checkHelp, ...recordHelp },
  mapping: mappingHelp,
  policy: policyHelp,
  journal: `Shows the journal of changes, the newest first. It only reads: where there is no journal, none is begun, and what is
older than the days that it is kept is not shown.

Usage
  steward journal [options]

  --search WORDS         in titles, users, servers, endpoints, messages, and what was before and after
  --since DAY|INSTANT    not what was before, e.g. 2026-11-20 or 2026-11-20T09:30:00+08:00
  --limit N              at most that many (a table: 100; a file: all)
  --format table|csv|json
                         table without it; csv and json hold before and after too, with secrets masked
  --json                 the same as --format json (docs/formats/journal-entries.schema.json)
${data}

${output}
Exit codes
  0  shown, also where there is nothing
  64 the command line is not understood    73 --out could not be written    74 the journal can’t be used

Examples
  steward journal --since 2026-11-01 --search phone
  steward journal --format csv --out journal.csv
  steward journal --json | jq '.entries[] | select(.result == "failed")'
`,
  completion: `Prints the completion of a shell.

Usage
  steward completion bash|zsh|fish|powershell

  --language zh-CN|en-US the language of what is said where that fails

  bash        in ~/.bashrc:  source <(steward completion bash)
  zsh         steward completion zsh > ~/.zfunc/_steward    (a folder of $fpath)
  fish        steward completion fish > ~/.config/fish/completions/steward.fish
  powershell  in $PROFILE:   steward completion powershell | Out-String | Invoke-Expression
`,
} as const;
