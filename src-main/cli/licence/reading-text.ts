import type { Licence, LicenceModule } from '#shared/rules/common/licence/licence.ts';
import { comparedFields, isDayField } from '#shared/rules/licence/comparison.ts';
import { licenceDaysText } from '#shared/rules/licence/days-text.ts';
import { verdictTone } from '#shared/rules/licence/fact-tones.ts';
import { describeFinding } from '#shared/rules/licence/finding-text.ts';
import { mappedText } from '#shared/rules/licence/mapped-text.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { fitTable } from '../render/fit-table.ts';
import { toneSigns } from '../render/signs.ts';
import { textPairs } from '../render/text-table.ts';
import { printable } from '../text/printable.ts';
import type { TerminalWords } from '../text/terminal-words.ts';
import { fieldValueText, seatsText } from './value-text.ts';

/** `width` in cells; null: no limit. */
export function readingText(reading: LicenceReading, width: number | null, words: TerminalWords): string {
  const parts = [fileLine(reading, words), showVerdict(reading, words)];
  if (reading.licence)
    parts.push(
      textPairs([
        ...licencePairs(reading.licence, reading.daysRemaining, words),
        ...fileEndPair(reading, words),
      ]),
    );
  const { sha256, sm3 } = reading;
  if (sha256 && sm3)
    parts.push(
      textPairs([
        ['SHA-256', sha256],
        ['SM3', sm3],
        ...(reading.signature?.thumbprint
          ? [[words.say('licenceReport.fact.thumbprint'), reading.signature.thumbprint] as const]
          : []),
      ]),
    );
  if (reading.licence) parts.push(showModules(reading.licence.modules, width, words));
  return `${parts.join('\n\n')}\n`;
}

export function fileLine({ name, size, format }: LicenceReading, words: TerminalWords): string {
  const formatName = words.say(format ? `licence.format.${format}` : 'licence.format.unknown');
  return words.say('cli.fileLine', { name: printable(name), size: words.number(size), format: formatName });
}

function showVerdict(reading: LicenceReading, words: TerminalWords): string {
  const { state, readable, verified, signature, encryption, findings } = reading;
  const mark = toneSigns[verdictTone(reading)];
  const [first, ...others] = findings.map((found) => describeFinding(found, words.sayAny));
  const lines = [`${mark} ${words.say(`licence.state.${state}`)}`, `  ${first ?? ''}`];
  const verdicts = [
    words.say(readable ? 'cli.verdict.readable' : 'cli.verdict.notReadable'),
    words.say(verified ? 'cli.verdict.verified' : 'cli.verdict.notVerified'),
  ];
  lines.push(`  ${verdicts.join(' · ')}`);
  const mapped = mappedText(reading, words.sayAny);
  if (mapped !== null) lines.push(`  ${words.say('licence.mapped.label')}: ${mapped}`);
  if (verified && signature) {
    const { algorithm, keyName, keyId, keySource, sample } = signature;
    const source = words.say(`licenceReport.source.${keySource ?? 'none'}`);
    const params = { name: keyName ?? keyId ?? '', algorithm, source };
    lines.push(`  ${words.say('cli.verdict.signedBy', params)}`);
    if (sample) lines.push(`  ${words.say('licenceReport.sampleKey')}`);
  }
  if (encryption) {
    const kind = encryption.kind === 'jwe' ? 'JWE' : 'Keygen';
    lines.push(`  ${words.say('cli.verdict.encrypted', { kind, algorithm: encryption.algorithm })}`);
  }
  if (others.length > 0) lines.push(`  ${words.say('cli.also')}`, ...others.map((text) => `  - ${text}`));
  return lines.join('\n');
}

function licencePairs(
  licence: Licence,
  daysRemaining: number | null,
  words: TerminalWords,
): [string, string][] {
  const pairs = comparedFields.map((field): [string, string] => {
    const value = dated(field, printable(fieldValueText(field, licence[field], words)), licence, words);
    const left =
      field === 'expiryDate' && daysRemaining !== null ? licenceDaysText(daysRemaining, words) : null;
    const shown = left === null ? value : words.say('cli.expires', { date: value, days: left });
    return [words.say(`licence.field.${field}`), shown];
  });
  if (licence.issuedAt !== null) pairs.push([words.say('licence.field.issuedAt'), licence.issuedAt]);
  return pairs;
}

/** A day has the licence's time zone beside it. */
function dated(field: string, value: string, licence: Licence, words: TerminalWords): string {
  const isDay = isDayField(field) && licence[field] !== null;
  return isDay ? words.inZone(value, licence.timeZone) : value;
}

/** A file may end before its licence does. */
function fileEndPair({ fileEnd }: LicenceReading, words: TerminalWords): [string, string][] {
  if (!fileEnd) return [];
  const params = {
    date: `${fileEnd.day} (${fileEnd.zone})`,
    days: licenceDaysText(fileEnd.daysRemaining, words, 'file'),
  };
  return [[words.say('cli.fileEnd'), words.say('cli.expires', params)]];
}

function showModules(modules: readonly LicenceModule[], width: number | null, words: TerminalWords): string {
  if (modules.length === 0) return words.say('cli.noModules');
  const rows: string[][] = [];
  addRows(rows, modules, '', words);
  const title = words.say('cli.modulesTitle', {
    count: words.number(modules.length),
    all: words.number(rows.length),
  });
  const columns = [
    { title: words.say('licence.moduleField.name'), shrinks: 24 },
    { title: words.say('licence.moduleField.flag'), shrinks: 16, tells: true },
    { title: words.say('licence.moduleField.pcSeats'), align: 'right', leaves: 4 },
    { title: words.say('licence.moduleField.mobileSeats'), align: 'right', leaves: 3 },
    { title: words.say('licence.moduleField.enabled'), leaves: 2 },
    { title: words.say('licence.moduleField.appId'), shrinks: 8, leaves: 1 },
  ] as const;
  return `${title}\n\n${fitTable(columns, rows, width)}`;
}

/** Sub-modules stand under their module with the lines of a tree. */
function addRows(
  rows: string[][],
  modules: readonly LicenceModule[],
  indent: string,
  words: TerminalWords,
  depth = 0,
): void {
  modules.forEach((module, index) => {
    const last = index === modules.length - 1;
    rows.push([
      depth === 0 ? printable(module.name) : `${indent}${last ? '└─' : '├─'} ${printable(module.name)}`,
      printable(module.flag),
      seatsText(module.pcSeats, words),
      seatsText(module.mobileSeats, words),
      fieldValueText('enabled', module.enabled, words),
      printable(module.appId ?? '–'),
    ]);
    const deeper = depth === 0 ? '' : `${indent}${last ? '   ' : '│  '}`;
    addRows(rows, module.modules, deeper, words, depth + 1);
  });
}
