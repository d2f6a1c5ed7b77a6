import { familyCautions } from '#shared/rules/licence/description/cautions.ts';
import { fieldValue } from '#shared/rules/licence/description/describe-licence.ts';
import { factText, tableSeatText } from '#shared/rules/licence/description/fact-value.ts';
import { type ReportModel, zonesOf } from '#shared/rules/licence/report/report-model.ts';
import { fitTable } from '../render/fit-table.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { cautionsText } from './cautions-text.ts';
import { licenceUseText, risksText } from './risks-text.ts';

export function familyText(model: ReportModel, width: number | null, words: TerminalWords): string {
  const parts = [...cautionsText(familyCautions(model.files, words)), membersTable(model, width, words)];
  if (model.steps.length === 0) parts.push(words.say('licence.change.notComparable'));
  for (const step of model.steps) {
    const { before, after, comparison, risks } = step;
    const title = `${nameOf(model, before)} → ${nameOf(model, after)}`;
    const changes = comparison.equal
      ? `  = ${words.say('licence.change.equal')}`
      : risksText(risks, zonesOf(model, step), words);
    parts.push(`${title}\n${changes}`);
  }
  if (model.use.length > 0) parts.push(licenceUseText(model.use, words));
  return `${parts.join('\n\n')}\n`;
}

function membersTable({ files }: ReportModel, width: number | null, words: TerminalWords): string {
  const columns = [
    { title: '' },
    { title: words.say('licenceBoard.column.file'), shrinks: 16, tells: true },
    { title: words.say('licenceBoard.column.state') },
    { title: words.say('licence.field.startDate') },
    { title: words.say('licence.field.expiryDate') },
    { title: words.say('licenceBoard.column.zone'), shrinks: 6 },
    { title: words.say('licence.field.pcSeats'), align: 'right', leaves: 2 },
    { title: words.say('licence.field.mobileSeats'), align: 'right', leaves: 1 },
  ] as const;
  const rows = files.map(({ name, state, licence }, index) => [
    String(index + 1),
    printable(name),
    words.say(`licence.state.${state}`),
    licence ? factText(fieldValue('startDate', licence.startDate), words) : '–',
    licence ? factText(fieldValue('expiryDate', licence.expiryDate), words) : '–',
    licence?.timeZone ?? '–',
    tableSeatText(licence?.pcSeats ?? null, words),
    tableSeatText(licence?.mobileSeats ?? null, words),
  ]);
  return fitTable(columns, rows, width);
}

function nameOf({ files }: ReportModel, at: number): string {
  return printable(files[at]?.name ?? '');
}
