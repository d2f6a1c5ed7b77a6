/** A comparison for people: what differs, fields first, then modules; what is the same is left out. */
import type { LicenceComparison } from '#shared/rules/licence/comparison.ts';
import { unlimitedSeats } from '#shared/rules/licence/licence.ts';
import type { ReportModel } from '#shared/rules/licence-report/report-model.ts';
import { printable } from './printable.ts';
import { showDoubts } from './show-doubts.ts';
import { fileLine } from './show-reading.ts';
import { showRisks, showUse } from './show-risks.ts';
import { type Column, textTable } from './text-table.ts';
import { fieldValue } from './values.ts';
import type { Words } from './words.ts';

type ModuleChange = LicenceComparison['modules'][number];
type Change = Pick<LicenceComparison['fields'][number], 'before' | 'after' | 'difference'> & {
  readonly field: string;
};

/** `model` of two files. */
export function showComparison({ files, steps, use }: ReportModel, words: Words): string {
  const [before, after] = files;
  if (!before || !after) throw new RangeError('a comparison is of two files');
  const parts = [
    ...showDoubts(files, words),
    words.say('cli.compareTitle', { before: fileLine(before, words), after: fileLine(after, words) }),
  ];
  const [step] = steps;
  if (!step) parts.push(words.say('licence.change.notComparable'));
  else if (step.comparison.equal) parts.push(`= ${words.say('licence.change.equal')}`);
  else {
    parts.push(`≠ ${words.say('licence.change.different')}`);
    if (step.risks.length > 0) parts.push(showRisks(step.risks, words));
    parts.push(...showChanges(step.comparison, words));
  }
  if (use.length > 0) parts.push(showUse(use, words));
  return `${parts.join('\n\n')}\n`;
}

function showChanges(comparison: LicenceComparison, words: Words): string[] {
  const parts: string[] = [];
  const fields = comparison.fields.filter(({ change }) => change !== 'same');
  if (fields.length > 0) {
    const rows = fields.map((one) => [words.say(`licence.field.${one.field}`), ...changeCells(one, words)]);
    parts.push(textTable(changeColumns([{ title: words.say('licence.change.field') }], words), rows));
  }
  if (comparison.modules.length > 0) {
    const title = words.say('cli.moduleChanges', { count: words.number(comparison.modules.length) });
    const rows = comparison.modules.flatMap((one) => moduleRows(one, words));
    const what = [words.say('licence.moduleField.name'), words.say('licence.change.what')];
    const columns = changeColumns(
      what.map((name) => ({ title: name })),
      words,
    );
    parts.push(`${title}\n\n${textTable(columns, rows)}`);
  }
  if (comparison.newPayModules.length > 0) {
    parts.push(list(words.say('licence.change.newPay'), comparison.newPayModules, words));
  }
  if (comparison.delPayModules.length > 0) {
    parts.push(list(words.say('licence.change.delPay'), comparison.delPayModules, words));
  }
  return parts;
}

function changeColumns(first: readonly Column[], words: Words): Column[] {
  return [
    ...first,
    { title: words.say('cli.before'), align: 'right' },
    { title: words.say('cli.after'), align: 'right' },
    { title: words.say('licence.change.difference') },
  ];
}

function changeCells(change: Change, words: Words): string[] {
  const { field, before, after } = change;
  return [fieldValue(field, before, words), fieldValue(field, after, words), difference(change, words)];
}

/** `+150`, `30 days later`, `now unlimited`; empty where there is no measure. */
function difference({ field, before, after, difference: amount }: Change, words: Words): string {
  if (amount !== null && (field === 'startDate' || field === 'expiryDate')) {
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

const marks = { added: '+', removed: '−', changed: '~', moved: '→' } as const;

/** One row for a module that came, went or moved, one for each field of a module that changed. */
function moduleRows({ change, names, path, from, fields }: ModuleChange, words: Words): string[][] {
  const name = printable(`${marks[change]} ${names.join(' / ')} [${path.join('/')}]`);
  const what = change === 'changed' ? '' : words.say(`licence.change.${change}`);
  const rows = what === '' ? [] : [[name, what, printable(from?.names.join(' / ') ?? ''), '', '']];
  const changes = fields.map((one, index) => [
    index === 0 && rows.length === 0 ? name : '',
    words.say(`licence.moduleField.${one.field}`),
    ...changeCells(one, words),
  ]);
  return [...rows, ...changes];
}

function list(title: string, names: readonly string[], words: Words): string {
  return words.say('cli.line', {
    label: title,
    value: printable(names.join(words.language === 'zh-CN' ? '、' : ', ')),
  });
}
