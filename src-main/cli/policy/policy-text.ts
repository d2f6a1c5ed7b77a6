import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import { policyLocationProblem } from '../data-folder/open-policy.ts';
import { fitTable } from '../render/fit-table.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

type Location = EffectivePolicy['places'][number];

const stateSigns: Readonly<Record<Location['state'], string>> = { absent: '·', used: '✔', refused: '✘' };

export function effectivePolicyText(
  { places, entries }: EffectivePolicy,
  width: number | null,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const locationColumns = [
    { title: words.say('cli.policyColumn.number'), align: 'right' },
    { title: allWords.say('policy.column.state') },
    { title: allWords.say('policy.column.place'), shrinks: 16 },
    { title: words.say('cli.policyColumn.kind'), shrinks: 12 },
    { title: words.say('cli.policyColumn.problem'), shrinks: 16 },
  ] as const;
  const locationRows = places.map((location, index) => [
    String(index + 1),
    `${stateSigns[location.state]} ${allWords.say(`policy.state.${location.state}`)}`,
    printable(location.place),
    allWords.say(`policy.kind.${location.kind}`),
    policyLocationProblem(location, allWords),
  ]);
  const valueColumns = [
    { title: allWords.say('policy.column.setting') },
    { title: allWords.say('policy.column.value'), shrinks: 12 },
    { title: allWords.say('policy.column.source'), shrinks: 16 },
  ] as const;
  const valueRows = entries.map(({ key, value, source, place }) => {
    const from = place === null ? '' : words.say('cli.policyColumn.from', { number: place + 1 });
    return [key, printable(value), allWords.say(`policy.source.${source}`, { place: from })];
  });
  const inForce = places.some(({ state }) => state === 'used');
  return [
    allWords.say(inForce ? 'policy.inForce' : 'policy.none'),
    fitTable(locationColumns, locationRows, width),
    `${fitTable(valueColumns, valueRows, width)}\n`,
  ].join('\n\n');
}
