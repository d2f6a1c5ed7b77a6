import { beforeAll, describe, expect, it } from 'vitest';
import { daysToStart, describeLicence } from '#shared/rules/licence/description/describe-licence.ts';
import { describeVerdict, reasonText } from '#shared/rules/licence/description/describe-verdict.ts';
import { factText } from '#shared/rules/licence/description/fact-value.ts';
import {
  type LicenceWriter,
  sentenceText,
  zonedDayText,
} from '#shared/rules/licence/description/licence-writer.ts';
import { signatureWords } from '#shared/rules/licence/description/signature-words.ts';
import { licenceDaysTone } from '#shared/rules/licence/fact-tones.ts';
import type { LicenceReading } from '#shared/rules/licence/reading.ts';
import { sampleLicence, sampleModule, sampleReading, textTools } from '../testing/tools.ts';
import { licenceEntryOf } from './licence-entries.ts';
import { licenceWriter } from './licence-writer.ts';
import { countTreeModules, filterModules, moduleTree } from './modules.ts';
import { licenceFromServer, licencesFromServer } from './server-licence.ts';
import { elapsedPart } from './validity.ts';

let writer: LicenceWriter;
beforeAll(async () => {
  writer = licenceWriter(await textTools('en-US'));
});

describe('entryOf', () => {
  it.each([
    [null, 'parse'],
    ['compare', 'compare'],
    ['nonsense', 'parse'],
  ])('%s is %s', (name, entry) => expect(licenceEntryOf(name)).toBe(entry));
});

describe('result list', () => {
  const facts = (licence: Parameters<typeof describeLicence>[0], days: number | null) =>
    describeLicence(licence, days, null).map(({ name, value }) => [name, factText(value, writer)]);

  it('has the facts in one order, with 999999 as unlimited', () => {
    expect(facts(sampleLicence({ customerId: '' }), 40)).toEqual([
      ['licenceCode', 'LC-1'],
      ['companyName', 'Farridge'],
      ['customerId', 'not stated'],
      ['tenancy', 'single tenant'],
      ['tenantLimit', '1'],
      ['userCounting', 'by registration'],
      ['externalCounting', 'concurrently'],
      ['startDate', '1 Jan 2026'],
      ['expiryDate', '31 Dec 2026'],
      ['daysRemaining', '40 days left'],
      ['pcSeats', '1,500'],
      ['mobileSeats', 'unlimited'],
      ['externalSeats', 'not stated'],
      ['issuedAt', 'not stated'],
    ]);
  });
  it.each([
    [40, '40 days left', 'warning'],
    [91, '91 days left', 'success'],
    [90, '90 days left', 'info'],
    [60, '60 days left', 'warning'],
    [1, '1 day left', 'warning'],
    [0, 'last day today', 'warning'],
    [-1, 'expired 1 day ago', 'danger'],
    [-12, 'expired 12 days ago', 'danger'],
    [374, 'starts in 10 days', 'warning'],
  ])('%i days are "%s", %s', (days, words, tone) => {
    const fact = describeLicence(sampleLicence(), days, null).find(({ name }) => name === 'daysRemaining');
    expect(fact && [factText(fact.value, writer), fact.tone]).toEqual([words, tone]);
  });
  it('has the same tone for a day as the board', () => {
    expect([30, 60, 90, 91].map(licenceDaysTone)).toEqual(['warning', 'warning', 'info', 'success']);
  });
});

describe('validity', () => {
  it.each([
    ['2026-01-01', '2026-12-31', 182, 0.5, 0],
    ['2026-01-01', '2026-12-31', 30, 0.917_58, 0],
    ['2026-01-01', '2026-12-31', -3, 1, 0],
    ['2026-01-01', '2026-12-31', 374, 0, 10],
    [null, '2026-12-31', 40, null, 0],
    ['2026-01-01', null, null, null, 0],
    ['2026-12-31', '2026-01-01', 40, null, 0],
  ] as const)('%s to %s with %s days left', (startDate, expiryDate, days, elapsed, startsIn) => {
    const found = elapsedPart(startDate, expiryDate, days);
    if (elapsed === null) expect(found).toBeNull();
    else expect(found).toBeCloseTo(elapsed, 3);
    expect(daysToStart({ startDate, expiryDate }, days ?? 0)).toBe(startsIn);
  });
});

const signed = {
  algorithm: 'EdDSA',
  keyId: 'k1',
  keyName: null,
  keySource: 'shipped',
  thumbprint: null,
} as const;
const changedLater = { state: 'SIGNATURE_INVALID', verified: false } as const;
const signatureOf = (reading: LicenceReading) => factText(signatureWords(reading), writer);

describe('verdict', () => {
  it.each<[Partial<LicenceReading>, string, string]>([
    [{}, 'success', 'Valid'],
    [{ state: 'UNSIGNED', verified: false }, 'warning', 'Not signed'],
    [changedLater, 'danger', 'Changed after signing'],
    [{ state: 'EXPIRED' }, 'danger', 'Expired'],
    [{ state: 'FORMAT_UNKNOWN', readable: false, verified: false }, 'danger', 'Not a licence file'],
    [{ signature: { ...signed, sample: true }, state: 'SAMPLE_KEY' }, 'warning', 'Sample key only'],
    [{ signature: { ...signed, sample: true }, ...changedLater }, 'danger', 'Changed after signing'],
  ])('%o', (changes, tone, title) => {
    expect(describeVerdict(sampleReading(changes), writer)).toMatchObject({ tone, title });
  });
  it('says each thing once: a sample key is not said again among the details', () => {
    const found = { state: 'SAMPLE_KEY', params: {} } as const;
    const sample = { signature: { ...signed, keyName: 'Samples', sample: true }, findings: [found] };
    const { reason, details, others } = describeVerdict(
      sampleReading({ ...sample, state: 'SAMPLE_KEY' }),
      writer,
    );
    const texts = [reason, ...details.map(({ text }) => text), ...others.map(({ text }) => text)];
    expect(texts.filter((text) => /sample/i.test(text))).toEqual([
      'Signed with a sample key, which anybody can use: this proves nothing about who made the file.',
      'Signed with “Samples” (EdDSA)',
    ]);
  });
  it('gives the reason in words and says which key said yes', () => {
    expect(reasonText(sampleReading(), writer)).toBe(
      'Signed by a trusted key, unchanged, and in force today.',
    );
    expect(signatureOf(sampleReading())).toBe('Signed with “Vendor 2026” (EdDSA)');
    expect(signatureOf(sampleReading({ signature: null }))).toBe('No signature');
    expect(signatureOf(sampleReading({ verified: false }))).toContain('Claims to be signed');
    const stranger = {
      algorithm: 'ES256',
      keyId: 'k2',
      keyName: null,
      keySource: null,
      thumbprint: null,
      sample: false,
    };
    expect(signatureOf(sampleReading({ verified: false, signature: stranger }))).toContain('k2');
  });
});

describe('names that come from elsewhere, and days', () => {
  it('are shown for what they are in the sentences about a change', () => {
    const risk = { key: 'licenceRisk.module.gone', params: { module: 'Mail\u202egpj' } } as const;
    expect(sentenceText(risk, writer)).toBe('Module Mail[U+202E]gpj is lost');
  });
  it('are shown for what they are in the verdict', () => {
    const signature = { ...signed, sample: false, keyName: 'Ven\u200bdor' };
    expect(signatureOf(sampleReading({ signature }))).toBe('Signed with “Ven[U+200B]dor” (EdDSA)');
  });
  it('have the licence’s zone beside them, where it is known', () => {
    expect(zonedDayText('2026-12-31', '+08:00', writer)).toBe('31 Dec 2026 (+08:00)');
    expect(zonedDayText('2026-12-31', undefined, writer)).toBe('31 Dec 2026');
  });
  it('stand in a verdict as everywhere else', () => {
    const finding = {
      state: 'KEY_REVOKED',
      params: { keyId: 'k1', reason: 'revoked', date: '2026-06-30' },
    } as const;
    expect(reasonText({ state: 'KEY_REVOKED', findings: [finding] }, writer)).toBe(
      'Signed with the key “k1”, which is no longer trusted. The key was revoked on 30 Jun 2026.',
    );
  });
});

describe('modules', () => {
  const model = moduleTree([
    sampleModule('workflow', { modules: [sampleModule('approval', { enabled: false })] }),
    sampleModule('mail', { appId: 'eb-77' }),
  ]);
  it('counts modules and sub-modules', () => {
    expect(countTreeModules(model)).toEqual({ all: 3, enabled: 2, disabled: 1 });
  });
  it.each([
    ['', 'all', null],
    ['APPRO', 'all', 1],
    ['eb-7', 'all', 1],
    ['', 'disabled', 1],
    ['approval', 'enabled', 0],
  ] as const)('"%s" and %s find %s', (search, filter, hits) => {
    expect(filterModules(model, search, filter)?.hits ?? null).toBe(hits);
  });
});

// Rows TOOL-015 to 021.
describe('a licence from the server', () => {
  const answer = {
    licensecode: 'LC-1',
    companyname: 'Farridge',
    cid: 42,
    concurrentFlag: '0',
    supplierConcurrentFlag: '1',
    startDate: '2026-01-01 00:00:00',
    expiredate: '2026/12/31',
    hrmnum: '1500',
    appHrmNum: 999_999,
    supplierNum: '',
    tenantCount: 1,
    tenantType: '1',
    availableModule: [{ moduleName: 'Mail', moduleFlag: 'mail', pcHrmNum: '5', isEnable: '0' }],
  };
  it('takes the platform’s spellings', () => {
    expect(licenceFromServer(answer)).toEqual({
      licenceCode: 'LC-1',
      companyName: 'Farridge',
      customerId: '42',
      userCounting: 'registered',
      externalCounting: 'concurrent',
      startDate: '2026-01-01',
      expiryDate: '2026-12-31',
      pcSeats: 1500,
      mobileSeats: 999_999,
      externalSeats: null,
      tenantLimit: 1,
      tenancy: 'multi',
      issuedAt: null,
      modules: [
        {
          name: 'Mail',
          flag: 'mail',
          pcSeats: 5,
          mobileSeats: null,
          enabled: false,
          appId: null,
          modules: [],
        },
      ],
    });
  });
  // Row TOOL-016: one rule for the flag, wherever a licence is read (wire-mapping.test.ts).
  it.each([undefined, null, '', '1', 1, '2'])('counts by the flag %j concurrently', (concurrentFlag) => {
    expect(licenceFromServer({ ...answer, concurrentFlag } as never).userCounting).toBe('concurrent');
  });
  it('reads the comparison file from the prefixed fields', () => {
    const { before, after } = licencesFromServer({ ...answer, comparelicensecode: 'LC-2', comparehrmnum: 7 });
    expect(before.licenceCode).toBe('LC-1');
    expect(after).toMatchObject({ licenceCode: 'LC-2', pcSeats: 7, expiryDate: null, modules: [] });
  });
  it('shows what it can’t read as not stated', () => {
    expect(licenceFromServer({ expiredate: 'soon', hrmnum: 'many' })).toMatchObject({
      expiryDate: null,
      pcSeats: null,
      userCounting: 'concurrent',
      tenancy: 'single',
    });
  });
});
