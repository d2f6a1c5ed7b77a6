import { compareCautions } from '#shared/rules/licence/description/cautions.ts';
import type { LicenceComparison } from '#shared/rules/licence/comparison.ts';
import {
  changedFields,
  describeFieldChange,
  describeModuleField,
  modulesByLoss,
  type WordedChange,
} from '#shared/rules/licence/description/describe-comparison.ts';
import { stateText } from '#shared/rules/licence/description/describe-verdict.ts';
import type { LicenceZones } from '#shared/rules/licence/description/licence-writer.ts';
import { verdictTone } from '#shared/rules/licence/fact-tones.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { type ReportModel, zonesOf } from '#shared/rules/licence/report/report-model.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { type FittedColumn, fitTable } from '../render/fit-table.ts';
import { toneSigns } from '../render/signs.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { cautionsText } from './cautions-text.ts';
import { fileLine } from './reading-text.ts';
import { licenceUseText, risksText } from './risks-text.ts';

type ModuleChange = LicenceComparison['modules'][number];

/** The model has two files; `width` in cells, null: no limit. */
export function comparisonText(model: ReportModel, width: number | null, words: TerminalWords): string {
  const { files, steps, use } = model;
  const [before, after] = files;
  if (!before || !after) throw new RangeError('a comparison is of two files');
  const file = (reading: LicenceReading): string =>
    `${fileLine(reading, words)}\n   ${toneSigns[verdictTone(reading)]} ${stateText(reading.state, words)}`;
  const parts = [
    ...cautionsText(compareCautions({ before, after }, use, words)),
    words.say('cli.compareTitle', { before: file(before), after: file(after) }),
  ];
  const [step] = steps;
  if (!step) parts.push(words.say('licence.change.notComparable'));
  else if (step.comparison.equal) parts.push(`= ${words.say('licence.change.equal')}`);
  else {
    parts.push(`≠ ${words.say('licence.change.different')}`);
    const zones = zonesOf(model, step);
    if (step.risks.length > 0) parts.push(risksText(step.risks, zones, words));
    parts.push(...showChanges(step.comparison, zones, width, words));
  }
  if (use.length > 0) parts.push(licenceUseText(use, words));
  return `${parts.join('\n\n')}\n`;
}

function showChanges(
  comparison: LicenceComparison,
  zones: LicenceZones,
  width: number | null,
  words: TerminalWords,
): string[] {
  const parts: string[] = [];
  const fields = changedFields(comparison);
  if (fields.length > 0) {
    const rows = fields.map((one) => changeCells(describeFieldChange(one, words, zones)));
    parts.push(fitTable(changeColumns([{ title: words.say('licence.change.field') }], words), rows, width));
  }
  if (comparison.modules.length > 0) {
    const title = words.say('cli.moduleChanges', { count: words.number(comparison.modules.length) });
    const rows = modulesByLoss(comparison).flatMap((one) => moduleRows(one, words));
    // The beginning of the name has its sign, and the end tells modules of one name apart.
    const columns = changeColumns(
      [
        { title: words.say('licence.moduleField.name'), shrinks: 24, tells: true, keepsEnd: 2 },
        { title: words.say('licence.change.what') },
      ],
      words,
    );
    parts.push(`${title}\n\n${fitTable(columns, rows, width)}`);
  }
  if (comparison.newPayModules.length > 0) {
    parts.push(list(words.say('licence.change.newPay'), comparison.newPayModules, words));
  }
  if (comparison.delPayModules.length > 0) {
    parts.push(list(words.say('licence.change.delPay'), comparison.delPayModules, words));
  }
  return parts;
}

function changeColumns(first: readonly FittedColumn[], words: TerminalWords): FittedColumn[] {
  return [
    ...first,
    { title: words.say('cli.before'), align: 'right', shrinks: 12 },
    { title: words.say('cli.after'), align: 'right', shrinks: 12 },
    { title: words.say('licence.change.difference'), leaves: 1 },
  ];
}

function changeCells({ label, before, after, difference }: WordedChange): string[] {
  return [label, before, after, difference];
}

const changeSigns = { added: '+', removed: '−', changed: '~', moved: '→' } as const;

/** A module that was added, removed or moved has one row, a changed module has one for each field. */
function moduleRows({ change, names, path, from, fields }: ModuleChange, words: TerminalWords): string[][] {
  const name = printable(`${changeSigns[change]} ${names.join(' › ')} [${path.join('/')}]`);
  const what = change === 'changed' ? '' : words.say(`licence.change.${change}`);
  const rows = what === '' ? [] : [[name, what, printable(from?.names.join(' › ') ?? ''), '', '']];
  const changes = fields.map((one, index) => [
    index === 0 && rows.length === 0 ? name : '',
    ...changeCells(describeModuleField(one, words)),
  ]);
  return [...rows, ...changes];
}

function list(title: string, names: readonly string[], words: TerminalWords): string {
  return words.say('cli.line', {
    label: title,
    value: printable(names.join(languageTraits[words.language].list)),
  });
}
