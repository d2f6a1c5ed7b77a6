import type { EffectivePolicy } from '#shared/bridge/policy.ts';
import { policyPlaceProblem } from '../data-folder/open-policy.ts';
import { fitTable } from '../render/fit-table.ts';
import type { AllWords } from '../text/all-words.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';

type Place = EffectivePolicy['places'][number];

const stateSigns: Readonly<Record<Place['state'], string>> = { absent: '·', used: '✔', refused: '✘' };

export function effectivePolicyText(
  { places, entries }: EffectivePolicy,
  width: number | null,
  words: TerminalWords,
  allWords: AllWords,
): string {
  const placeColumns = [
    { title: words.say('cli.policyColumn.number'), align: 'right' },
    { title: allWords.say('policy.column.state') },
    { title: allWords.say('policy.column.place'), shrinks: 16 },
    { title: words.say('cli.policyColumn.kind'), shrinks: 12 },
    { title: words.say('cli.policyColumn.problem'), shrinks: 16 },
  ] as const;
  const placeRows = places.map((place, index) => [
    String(index + 1),
    `${stateSigns[place.state]} ${allWords.say(`policy.state.${place.state}`)}`,
    printable(place.place),
    allWords.say(`policy.kind.${place.kind}`),
    policyPlaceProblem(place, allWords),
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
    fitTable(placeColumns, placeRows, width),
    `${fitTable(valueColumns, valueRows, width)}\n`,
  ].join('\n\n');
}
