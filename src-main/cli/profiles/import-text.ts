import type * as z from 'zod';
import type { importCandidate } from '#shared/bridge/servers.ts';
import type { StoredProfile } from '../../services/servers/profiles.ts';
import { fitTable } from '../render/fit-table.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

type Shown = Omit<z.output<typeof importCandidate>, 'index'>;
/** `profile` is null where the server is known already or refused. */
export type JudgedProfile = Shown & { readonly profile: StoredProfile | null };

const stateSigns: Readonly<Record<Shown['state'], string>> = { new: '+', same: '=', refused: '✘' };

export function importText(
  { dryRun, profiles }: { readonly dryRun: boolean; readonly profiles: readonly Shown[] },
  width: number | null,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const count = (state: Shown['state']): number => profiles.filter((one) => one.state === state).length;
  const sums = [
    words.say(dryRun ? 'cli.profiles.wouldTake' : 'cli.profiles.taken', { count: count('new') }),
    words.say('cli.profiles.same', { count: count('same') }),
    words.say('cli.profiles.refused', { count: count('refused') }),
  ];
  const summary = `${sums.join(words.say('cli.profiles.separator'))}\n`;
  if (profiles.length === 0) return summary;
  const columns = [
    { title: words.say('cli.profiles.column.state') },
    { title: words.say('cli.profiles.column.name'), shrinks: 12 },
    { title: words.say('cli.profiles.column.address'), shrinks: 16 },
    { title: words.say('cli.profiles.column.environment') },
    { title: words.say('cli.profiles.column.problem'), shrinks: 24 },
  ] as const;
  const rows = profiles.map((profile) => [
    `${stateSigns[profile.state]} ${words.say(`cli.profiles.state.${profile.state}`)}`,
    printable(profile.name || '–'),
    printable(profile.address || '–'),
    profile.state === 'refused' ? '–' : allWords.say(`frame.environment.${profile.environment}`),
    problemText(profile, words, allWords),
  ]);
  return `${fitTable(columns, rows, width)}\n\n${summary}`;
}

function problemText({ problem, field }: Shown, words: TerminalWords, allWords: AllWords): string {
  if (problem === null) return '';
  return printable(
    allWords.say(`servers.import.problem.${problem}`, { field: fieldText(field ?? '', words, allWords) }),
  );
}

/** The labels of the console's form. */
const fieldWords = {
  name: 'servers.form.name',
  address: 'servers.form.address',
  environment: 'servers.form.environment',
  signIn: 'servers.form.signIn',
  passwordSignIn: 'servers.form.passwordPath',
  readOnly: 'servers.form.readOnly',
  pathOverrides: 'servers.form.paths',
  mapping: 'servers.form.paths',
  headers: 'servers.form.headers',
  proxy: 'servers.form.proxy',
  authorities: 'servers.form.authorities',
} as const;

/** The form's label, with the path in the file where the problem is inside a field; an unknown field is its path. */
function fieldText(path: string, words: TerminalWords, allWords: AllWords): string {
  const [top = ''] = path.split('.');
  if (!Object.hasOwn(fieldWords, top)) return path;
  const label = allWords.say(fieldWords[top as keyof typeof fieldWords]);
  return path === top ? label : words.say('cli.profiles.field', { label, path });
}
