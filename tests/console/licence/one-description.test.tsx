/**
 * One description of a licence result, drawn by every medium: for each case the screen, the terminal, the HTML report
 * and the workbook have the same title, reason, tone, facts and order, in both languages. Days and sizes are written
 * as each medium writes them.
 */
import { cleanup, render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test } from 'vitest';
import { loadLanguage } from '#data/text.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { licenceReportHtml } from '#shared/rules/licence/report/html.ts';
import { licenceReportJson } from '#shared/rules/licence/report/report-json.ts';
import { type ReportModel, reportModel } from '#shared/rules/licence/report/report-model.ts';
import { reportWorkbook } from '#shared/rules/licence/report/report-sheets.ts';
import { readZip } from '#shared/kit/export/xlsx/testing/read-zip.ts';
import { join } from '#shared/kit/export/xlsx/zip.ts';
import { reportWords } from '#shared/rules/licence/report/report-words.ts';
import { aLicence, aModule, aReading, nothingRead } from '#shared/rules/licence/testing/samples.ts';
import type { Language } from '#shared/text/types.ts';
import { comparisonText } from '../../../src-main/cli/licence/comparison-text.ts';
import { readingText } from '../../../src-main/cli/licence/reading-text.ts';
import { terminalWordsIn } from '../../../src-main/cli/text/terminal-words.ts';
import { FieldChanges } from '../../../src-renderer/screens/licence/compare/FieldChanges.tsx';
import { RiskList } from '../../../src-renderer/screens/licence/compare/RiskList.tsx';
import { FileFacts, LicenceFacts } from '../../../src-renderer/screens/licence/parts/LicenceFacts.tsx';
import { VerdictBanner } from '../../../src-renderer/screens/licence/parts/VerdictBanner.tsx';
import { comparisonViewOf } from '../../../src-shared/rules/licence/view/comparison-view.ts';

const made = { now: Date.parse('2026-11-20T04:00:00Z'), version: '1.2.3' };
const languages: readonly Language[] = ['en-US', 'zh-CN'];
const sample = { state: 'SAMPLE_KEY', params: {} } as const;
const signature = aReading().signature;
const zoned = aLicence({ timeZone: '+08:00', issuedAt: '2026-01-05T09:00:00+08:00' });

const cases: readonly (readonly [string, Partial<LicenceReading>])[] = [
  ['valid', { licence: zoned, daysRemaining: 300 }],
  ['near its end', { licence: zoned, daysRemaining: 45 }],
  [
    'over',
    {
      state: 'EXPIRED',
      daysRemaining: -1,
      findings: [{ state: 'EXPIRED', params: { date: '2026-12-31', zone: '+08:00' } }],
    },
  ],
  ['not begun', { daysRemaining: 374 }],
  [
    'signed with a sample key, and over',
    {
      state: 'SAMPLE_KEY',
      daysRemaining: -12,
      findings: [sample, { state: 'EXPIRED', params: { date: '2026-11-08', zone: '+08:00' } }],
      signature: signature && { ...signature, sample: true },
    },
  ],
  [
    'without a signature, with values that are not stated',
    {
      state: 'UNSIGNED',
      verified: false,
      findings: [{ state: 'UNSIGNED', params: {} }],
      signature: null,
      format: 'json',
      licence: aLicence({ customerId: '', pcSeats: null, mobileSeats: 999_999, expiryDate: null }),
      daysRemaining: null,
    },
  ],
  [
    'changed, with names that hide characters',
    {
      name: 'a\u202eb.lic',
      state: 'SIGNATURE_INVALID',
      verified: false,
      findings: [{ state: 'SIGNATURE_INVALID', params: { keyId: 'k\u200b1' } }],
      signature: signature && { ...signature, keyName: 'Ven\u200bdor' },
      licence: aLicence({ companyName: 'Farr\u202eidge' }),
    },
  ],
  [
    'encrypted, in a file that ends before the licence',
    {
      format: 'keygen',
      encryption: { kind: 'keygen', algorithm: 'aes-256-gcm', keyId: null },
      fileEnd: { day: '2026-12-01', zone: 'UTC', instant: '2026-12-01T12:00:00Z', daysRemaining: 11 },
    },
  ],
  [
    'through a mapping',
    { format: 'mapped', mapped: { mapping: 'Acme', kind: 'Acme XML', checked: 'signature' } },
  ],
  [
    'not readable',
    {
      ...nothingRead,
      state: 'FORMAT_UNKNOWN',
      format: null,
      findings: [{ state: 'FORMAT_UNKNOWN', params: { reason: 'noFormat' } }],
      signature: null,
    },
  ],
];

/** Pairs of label and value, in their order. */
type Pairs = readonly (readonly [label: string, value: string])[];

const clean = (text: string | null | undefined) => (text ?? '').replace(/[\u2066-\u2069]/g, '').trim();

function onScreen(reading: LicenceReading) {
  const { container } = render(
    <MemoryRouter>
      <VerdictBanner reading={reading} />
      {reading.licence ? (
        <LicenceFacts licence={reading.licence} daysRemaining={reading.daysRemaining} reading={reading} />
      ) : (
        <FileFacts reading={reading} />
      )}
    </MemoryRouter>,
  );
  const banner = container.querySelector('section');
  const pairs: Pairs = [...container.querySelectorAll('dl dt')].map((label) => [
    clean(label.textContent),
    clean(label.nextElementSibling?.textContent),
  ]);
  return {
    tone: banner?.getAttribute('data-tone'),
    title: clean(banner?.querySelector('h2')?.textContent),
    text: clean(banner?.textContent),
    pairs,
  };
}

type ReportWords = Awaited<ReturnType<typeof reportWords>>;

/** The texts of the workbook's summary. */
async function textsOf(model: ReportModel, words: ReportWords): Promise<readonly string[]> {
  const pieces: Uint8Array[] = [];
  for await (const piece of reportWorkbook(model, words)) pieces.push(piece);
  const summary = (await readZip(join(pieces))).get('xl/worksheets/sheet1.xml') ?? '';
  return [...summary.matchAll(/<t[^>]*>([^<]*)<\/t>/g)].map(([, text]) => clean(text));
}

const htmlClass = { good: 'success', warn: 'warning', bad: 'danger' } as const;

function inHtml(reading: LicenceReading, words: ReportWords) {
  const html = licenceReportHtml(reportModel({ ...made, readings: [reading] }), words);
  const page = new DOMParser().parseFromString(html, 'text/html');
  const verdict = page.querySelector('.verdict');
  const tone = Object.entries(htmlClass).find(([name]) => verdict?.classList.contains(name))?.[1];
  const pairs: Pairs = [...page.querySelectorAll('table.facts tr')].map((row) => [
    clean(row.querySelector('th')?.textContent),
    clean(row.querySelector('td')?.textContent),
  ]);
  return {
    tone,
    title: clean(verdict?.querySelector('strong')?.textContent),
    texts: [...(verdict?.querySelectorAll('p, li') ?? [])].map(({ textContent }) => clean(textContent)),
    pairs,
  };
}

const signTones: Readonly<Record<string, string>> = { '✔': 'success', '!': 'warning', '✘': 'danger' };

for (const language of languages) {
  test.each(cases)(`${language}: a licence that is %s`, async (_, changes) => {
    await loadLanguage(language);
    const reading = aReading(changes);
    const [screen, words] = [onScreen(reading), await reportWords(language)];
    const report = inHtml(reading, words);
    const terminal = readingText(reading, null, terminalWordsIn(language));
    const lines = terminal.split('\n');

    // One title, one tone.
    expect(report).toMatchObject({ title: screen.title, tone: screen.tone });
    const verdict = lines[2] ?? '';
    expect([signTones[verdict[0] ?? ''], verdict.slice(2)]).toEqual([screen.tone, screen.title]);
    const workbook = await textsOf(reportModel({ ...made, readings: [reading] }), words);
    expect(workbook).toContain(screen.title);

    // The reason, the details and the further findings are on every medium, days in its own way.
    const isDayless = (text: string) => !/20\d\d/.test(text);
    for (const text of report.texts.flatMap((one) => one.split(' · ')).filter(isDayless)) {
      expect(screen.text).toContain(text);
      expect(terminal).toContain(text);
    }
    const json = licenceReportJson(reportModel({ ...made, readings: [reading] }), words);
    expect(json.files[0]?.sentences.map(clean)).toEqual(
      json.files[0]?.sentences.map((sentence) => report.texts.find((one) => one === clean(sentence))),
    );

    // The same facts, in the same order, with the same values.
    const shown = new Map(screen.pairs);
    const isFree = ([, value]: Pairs[number]) => isDayless(value) && !/bytes|字节/.test(value);
    for (const [label, value] of report.pairs.filter(isFree)) {
      expect(workbook).toContain(label);
      if (shown.has(label))
        expect([label, shown.get(label)]).toEqual([label, expect.stringContaining(value)]);
      const line = lines.find((one) => one.startsWith(`${label}  `));
      if (line) expect(clean(line.slice(label.length))).toBe(value);
      expect(shown.has(label) || line !== undefined, `${label} is on the screen or in the terminal`).toBe(
        true,
      );
    }
    const order = report.pairs.map(([label]) => label);
    const inTerminal = lines.flatMap((line) => order.filter((label) => line.startsWith(`${label}  `)));
    expect(inTerminal).toEqual(order.filter((label) => inTerminal.includes(label)));
    cleanup();
  });

  test(`${language}: what differs between two licences`, async () => {
    await loadLanguage(language);
    const before = aReading({
      name: 'old.lic',
      licence: aLicence({ timeZone: '+08:00', modules: [aModule('mail'), aModule('okr')] }),
    });
    const after = aReading({
      name: 'new.lic',
      licence: aLicence({
        timeZone: '+08:00',
        pcSeats: 50,
        mobileSeats: 999_999,
        companyName: 'Farridge Ltd',
        userCounting: 'concurrent',
        modules: [aModule('mail', { enabled: false, pcSeats: 3 })],
      }),
    });
    const words = await reportWords(language);
    const model = reportModel({ ...made, readings: [before, after] });
    const [step] = model.steps;
    if (!step || !before.licence || !after.licence) throw new Error('not compared');
    const view = comparisonViewOf(step.comparison, before.licence, after.licence);
    const { container } = render(
      <MemoryRouter>
        <RiskList risks={view.risks} zones={{ before: '+08:00', after: '+08:00' }} />
        <FieldChanges
          comparison={view}
          names={{ before: 'old.lic', after: 'new.lic' }}
          zones={{ before: before.licence, after: after.licence }}
        />
      </MemoryRouter>,
    );
    const page = new DOMParser().parseFromString(licenceReportHtml(model, words), 'text/html');
    const terminal = comparisonText(model, null, terminalWordsIn(language));
    const rowsOf = (root: ParentNode, selector: string) =>
      [...root.querySelectorAll(`${selector} tbody tr`)].map((row) =>
        [...row.children].map(({ textContent }) => clean(textContent)),
      );
    const onPage = rowsOf(page, 'table.fields');
    const changed = rowsOf(container, 'table').filter((cells) => cells.length === 4);
    expect(changed).toEqual(onPage);
    expect(onPage.length).toBeGreaterThan(3);
    const lines = terminal.split('\n');
    for (const cells of onPage)
      expect(
        lines.some((line) => cells.every((cell) => line.includes(cell))),
        cells.join(' '),
      ).toBe(true);
    const sentences = rowsOf(page, 'table.sentences').map(([weight, text]) => ({ weight, text }));
    expect(sentences.length).toBeGreaterThan(3);
    for (const { weight = '', text = '' } of sentences) {
      expect(container.textContent).toContain(weight);
      expect(container.textContent).toContain(text);
      expect(
        lines.some((line) => line.includes(weight) && line.includes(text)),
        text,
      ).toBe(true);
    }
    // Module changes have the same words in the report and in the terminal, losses first.
    const modules = rowsOf(page, 'table.changes').map((cells) => cells.slice(1).filter(Boolean));
    for (const cells of modules)
      expect(
        lines.some((line) => cells.every((cell) => line.includes(cell))),
        cells.join(' '),
      ).toBe(true);
    cleanup();
  });
}
