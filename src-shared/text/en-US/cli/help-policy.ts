/** What `--help` prints of `policy`; part of `cli.help`. */
const data = '  --data FOLDER          where Steward keeps its data (the program’s own folder without it)';
const output = `Output
  --out FILE             writes the result into a file instead of the standard output
  --force                also where that file exists
  --language zh-CN|en-US the language of the output (this computer’s without it)
`;

export const policyHelp = {
  about: `Shows the effective policy of this computer: which places were asked, in order of precedence, why one is refused,
and every setting with its value and where that comes from. The environment variable STEWARD_POLICY names one more
file, which outweighs no place of the administrator’s.

Usage
  steward policy [options]
  steward policy COMMAND …

Commands
  check FILE             what a file would decide as a policy, before it is rolled out

Options
  --json                 prints it as JSON (docs/formats/effective-policy.schema.json)
${data}

${output}
Exit codes
  0  shown, and all of it holds
  1  shown; a place is refused, or a server of the policy can’t be used
  64 the command line is not understood    73 --out could not be written    74 the data folder can’t be used

Examples
  steward policy
  STEWARD_POLICY=/srv/rollout/policy.json steward policy
  steward policy --json | jq -r '.places[] | select(.state == "refused").problem'
`,
  check: `Reads a file as the policy of a computer, before it is rolled out: says whether it would be refused and why, which of
its servers can’t be used, and what each setting would be where the user chose nothing. Where it would be put, and who
may write it there, is not looked at: “steward policy” says that on the computer itself.

Usage
  steward policy check FILE [options]

  FILE                   the file; “-” for the standard input
  --json                 prints it as JSON (docs/formats/policy-check.schema.json)

${output}
Exit codes
  0  all of it would hold
  1  it would be refused, or a server of it can’t be used
  2  it can’t be read: no such file, or no JSON in UTF-8
  64 the command line is not understood    73 --out could not be written

Examples
  steward policy check policy.json
  steward policy check policy.json --json | jq '.places[0].problem, .servers'
`,
} as const;
