import { beforeAll, describe, expect, it } from 'vitest';
import { compareCautions, familyCautions } from '#shared/rules/licence/description/cautions.ts';
import type { LicenceWriter } from '#shared/rules/licence/description/licence-writer.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { checkUsage } from '#shared/rules/licence/usage-check.ts';
import { licenceSummaryOf } from '../board/board-files.ts';
import { sampleLicence, sampleReading, textTools } from '../testing/tools.ts';
import { licenceWriter } from './licence-writer.ts';

let writer: LicenceWriter;
beforeAll(async () => {
  writer = licenceWriter(await textTools('en-US'));
});

const summary = (changes: Partial<LicenceReading> = {}) => licenceSummaryOf(sampleReading(changes));
const { signature } = sampleReading();
const bySample = { signature: signature && { ...signature, sample: true } };
const tampered = { state: 'SIGNATURE_INVALID', verified: false } as const;
const titles = (cautions: readonly { tone: string; title: string }[]) =>
  cautions.map(({ tone, title }) => `${tone} ${title}`);

describe('before two licences are compared', () => {
  it.each<[string, Partial<LicenceReading>, Partial<LicenceReading>, string[]]>([
    ['nothing is wrong', {}, {}, []],
    ['the old one is over: nothing is wrong', { state: 'EXPIRED' }, {}, []],
    ['the new one is over', {}, { state: 'EXPIRED' }, ['danger New licence: Expired.']],
    ['the old one was changed', tampered, {}, ['danger Old licence: Changed after signing.']],
    [
      'the gravest first',
      tampered,
      { state: 'UNSIGNED', verified: false },
      ['danger Old licence: Changed after signing.', 'warning New licence: Not signed.'],
    ],
    ['a sample key', {}, bySample, ['warning New licence: Valid.']],
  ])('%s', (_, before, after, expected) => {
    const found = compareCautions({ before: summary(before), after: summary(after) }, [], writer);
    expect(titles(found)).toEqual(expected);
  });

  it('says that the new one is too small for the present use', () => {
    const licence = sampleLicence({ pcSeats: 80 });
    const [found] = compareCautions(
      { before: summary(), after: summary() },
      checkUsage(licence, { pcSeats: 84 }, 'new'),
      writer,
    );
    expect(found?.tone).toBe('danger');
    expect(`${found?.title} ${found?.text}`).toMatch(/^Too few for the present use\. .*84.*80.*4 too few/);
  });

  it('says first that one proves nothing, then that the new one is too small', () => {
    const use = checkUsage(sampleLicence({ pcSeats: 80 }), { pcSeats: 84 }, 'new');
    const found = compareCautions({ before: summary(bySample), after: summary() }, use, writer);
    expect(found.map(({ key }) => key)).toEqual(['before', 'pcSeats']);
  });

  it('says that the two may be the wrong way round', () => {
    const issued = (issuedAt: string) => ({ licence: sampleLicence({ issuedAt }) });
    const [old, now] = [summary(issued('2025-01-01T00:00:00Z')), summary(issued('2026-01-01T00:00:00Z'))];
    expect(titles(compareCautions({ before: now, after: old }, [], writer))).toEqual([
      'warning Old and new may be the wrong way round.',
    ]);
    expect(compareCautions({ before: old, after: now }, [], writer)).toEqual([]);
  });
});

it('before a family is read, what proves nothing is named by its file', () => {
  const member = (name: string, changes: Partial<LicenceReading>) => summary({ ...changes, name });
  const found = familyCautions(
    [
      member('a.lic', {}),
      member('b.lic', { state: 'UNSIGNED', verified: false }),
      ...['c', 'd', 'e', 'f', 'g'].map((name) => member(`${name}.lic`, tampered)),
      member('h.lic', { readable: false, verified: false, licence: null, state: 'FORMAT_JSON' }),
    ],
    writer,
  );
  expect(found.map(({ tone, title, text: words }) => `${tone} ${title} ${words}`)).toEqual([
    'danger Changed after signing: c.lic, d.lic, e.lic and 2 more',
    'warning Not signed: b.lic',
  ]);
});
