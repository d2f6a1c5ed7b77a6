/** `licence keys`: which keys are trusted here, and on whose word. */
import type { ShownKey } from '#shared/bridge/licence.ts';
import { mergeKeys, shippedKeys } from '../formats/licence/index.ts';
import { createPolicy } from '../services/licence/policy/policy.ts';
import type { GivenCommand } from './command-line.ts';
import { exitCodes } from './exit-codes.ts';
import { fitTable } from './fit-table.ts';
import { readGivenKeys } from './given-keys.ts';
import { deliver, toJson } from './output.ts';
import { why } from './policy-problem.ts';
import { printable } from './printable.ts';
import type { Terminal } from './terminal.ts';
import type { Words } from './words.ts';

export async function trustedKeys(
  { options }: GivenCommand,
  terminal: Terminal,
  words: Words,
): Promise<number> {
  const { keys: policyKeys, place, state, problem } = await createPolicy(terminal.administrator)();
  const given = await readGivenKeys(options.keys, terminal);
  const all = mergeKeys(...[shippedKeys(), policyKeys, given].filter((set) => set !== null)).list();
  const keys = all.map(
    ({ id, algorithm, name, source, thumbprint, notBefore, notAfter, revoked, sample }) => ({
      ...{ id, algorithm, name, source, thumbprint },
      ...{ notBefore, notAfter, revoked, sample },
    }),
  );
  const policy = { place, state, problem };
  const text = (): string => {
    const table = showKeys(keys, options.out === null ? terminal.columns : null, words);
    return `${table}\n\n${words.say(`cli.policy.${state}`, { place, problem: why(problem, words) })}\n`;
  };
  await deliver(options.json ? toJson({ keys, policy }) : text(), options, terminal, words);
  return exitCodes.good;
}

function showKeys(keys: readonly ShownKey[], width: number | null, words: Words): string {
  const columns = [
    { title: words.say('licenceReport.fact.keyId'), shrinks: 16 },
    { title: words.say('cli.keyColumn.algorithm') },
    { title: words.say('cli.keyColumn.name'), shrinks: 12 },
    { title: words.say('cli.keyColumn.source') },
    { title: words.say('cli.keyColumn.period') },
    { title: words.say('cli.keyColumn.thumbprint'), shrinks: 12 },
  ] as const;
  const rows = keys.map((key) => [
    printable(key.id),
    key.algorithm,
    printable(key.sample ? words.say('cli.sampleKey', { name: key.name ?? '' }) : (key.name ?? '–')),
    words.say(`cli.source.${key.source}`),
    period(key, words),
    key.thumbprint,
  ]);
  return fitTable(columns, rows, width);
}

function period({ notBefore, notAfter, revoked }: ShownKey, words: Words): string {
  if (revoked !== null) return words.say('cli.revoked', { day: revoked });
  if (notBefore === null && notAfter === null) return words.say('cli.unlimitedPeriod');
  return `${notBefore ?? ''} … ${notAfter ?? ''}`.trim();
}
