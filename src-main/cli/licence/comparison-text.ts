import { unlimitedSeats } from '#shared/rules/common/licence/licence.ts';
import { isDayField, type LicenceComparison } from '#shared/rules/licence/comparison.ts';
import { type ReportModel, zonesOf } from '#shared/rules/licence/report/report-model.ts';
import type { Zones } from '#shared/rules/licence/report/report-words.ts';
import { languageTraits } from '#shared/text/language-traits.ts';
import { type FittedColumn, fitTable } from '../render/fit-table.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { doubtsText } from './doubts-text.ts';
import { fileLine } from './reading-text.ts';
import { licenceUseText, risksText } from './risks-text.ts';
import { fieldValueText } from './value-text.ts';

type ModuleChange = LicenceComparison['modules'][number];
type Change = Pick<LicenceComparison['fields'][number], 'before' | 'after' | 'difference'> & {
  readonly field: string;
};

/** The model has two files; `width` in cells, null: no limit. */
export function comparisonText(model: ReportModel, width: number | null, words: TerminalWords): string {
  const { files, steps, use } = model;
  const [before, after] = files;
  if (!before || !after) throw new RangeError('a comparison is of two files');
  const parts = [
    ...doubtsText(files, words),
    words.say('cli.compareTitle', { before: fileLine(before, words), after: fileLine(after, words) }),
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
  zones: Zones,
  width: number | null,
  words: TerminalWords,
): string[] {
  const parts: string[] = [];
  const fields = comparison.fields.filter(({ change }) => change !== 'same');
  if (fields.length > 0) {
    const rows = fields.map((one) => [
      words.say(`licence.field.${one.field}`),
      ...changeCells(one, words, zones),
    ]);
    parts.push(fitTable(changeColumns([{ title: words.say('licence.change.field') }], words), rows, width));
  }
  if (comparison.modules.length > 0) {
    const title = words.say('cli.moduleChanges', { count: words.number(comparison.modules.length) });
    const rows = comparison.modules.flatMap((one) => moduleRows(one, words));
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

function changeCells(change: Change, words: TerminalWords, zones?: Zones): string[] {
  const { field } = change;
  const value = (of: 'before' | 'after'): string => {
    const shown = printable(fieldValueText(field, change[of], words));
    return isDayField(field) && change[of] !== null ? words.inZone(shown, zones?.[of]) : shown;
  };
  return [value('before'), value('after'), difference(change, words)];
}

/** `+150`, `30 days later`, `now unlimited`; empty where the values can't be measured. */
function difference({ field, before, after, difference: amount }: Change, words: TerminalWords): string {
  if (amount !== null && isDayField(field)) {
    return amount >= 0
      ? words.say('licence.change.later', { count: amount })
      : words.say('licence.change.earlier', { count: -amount });
  }
  if (amount !== null) return `${amount > 0 ? '+' : '−'}${words.number(Math.abs(amount))}`;
  if (after === unlimitedSeats) return words.say('licence.change.nowUnlimited');
  if (before === unlimitedSeats) return words.say('licence.change.noLongerUnlimited');
  if (field === 'expiryDate') {
    return words.say(after === null ? 'licence.change.noLongerExpires' : 'licence.change.nowExpires');
  }
  return '';
}

const changeSigns = { added: '+', removed: '−', changed: '~', moved: '→' } as const;

/** A module that was added, removed or moved has one row, a changed module has one for each field. */
function moduleRows({ change, names, path, from, fields }: ModuleChange, words: TerminalWords): string[][] {
  const name = printable(`${changeSigns[change]} ${names.join(' / ')} [${path.join('/')}]`);
  const what = change === 'changed' ? '' : words.say(`licence.change.${change}`);
  const rows = what === '' ? [] : [[name, what, printable(from?.names.join(' / ') ?? ''), '', '']];
  const changes = fields.map((one, index) => [
    index === 0 && rows.length === 0 ? name : '',
    words.say(`licence.moduleField.${one.field}`),
    ...changeCells(one, words),
  ]);
  return [...rows, ...changes];
}

function list(title: string, names: readonly string[], words: TerminalWords): string {
  return words.say('cli.line', {
    label: title,
    value: printable(names.join(languageTraits[words.language].list)),
  });
}
