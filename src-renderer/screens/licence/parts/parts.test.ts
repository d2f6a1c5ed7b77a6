import { beforeAll, describe, expect, it } from 'vitest';
import type { TextTools } from '#data/text.ts';
import { riskText } from '../compare/RiskList.tsx';
import { sampleLicence, sampleModule, sampleReading, textTools } from '../testing/tools.ts';
import { licenceEntryOf } from './licence-entries.ts';
import { licenceFacts, remainingText, seatFacts, zonedDayText } from './facts.ts';
import { countTreeModules, filterModules, moduleTree } from './modules.ts';
import { licenceFromServer, licencesFromServer } from './server-licence.ts';
import { validity } from './validity.ts';
import { licenceHeadline, signatureText, verdictReasonText } from './verdict.ts';

let text: TextTools;
beforeAll(async () => {
  text = await textTools('en-US');
});

describe('entryOf', () => {
  it.each([
    [null, 'parse'],
    ['compare', 'compare'],
    ['nonsense', 'parse'],
  ])('%s is %s', (name, entry) => expect(licenceEntryOf(name)).toBe(entry));
});

describe('result list', () => {
  it('names the values in words and says what can be copied', () => {
    const facts = licenceFacts(sampleLicence({ customerId: '' }), text);
    expect(facts.map(({ field, value, copy }) => [field, value, copy])).toEqual([
      ['companyName', 'Farridge', 'Farridge'],
      ['licenceCode', 'LC-1', 'LC-1'],
      ['customerId', 'not stated', null],
      ['tenancy', 'single tenant', null],
      ['userCounting', 'by registration', null],
      ['externalCounting', 'concurrently', null],
      ['issuedAt', 'not stated', null],
    ]);
  });
  it('shows 999999 as unlimited', () => {
    expect(seatFacts(sampleLicence(), text).map(({ value }) => value)).toEqual([
      '1,500',
      'unlimited',
      'not stated',
      '1',
    ]);
  });
  it.each([
    [40, '40 days left'],
    [1, '1 day left'],
    [0, 'last day today'],
    [-1, 'expired 1 day ago'],
    [-12, 'expired 12 days ago'],
  ])('%i days are "%s"', (days, words) => expect(remainingText(days, text)).toBe(words));
});

describe('validity', () => {
  it.each([
    ['2026-01-01', '2026-12-31', 182, 0.5, 0, 'success'],
    ['2026-01-01', '2026-12-31', 30, 0.917_58, 0, 'warning'],
    ['2026-01-01', '2026-12-31', -3, 1, 0, 'danger'],
    ['2026-01-01', '2026-12-31', 374, 0, 10, 'warning'],
    [null, '2026-12-31', 40, null, 0, 'success'],
    ['2026-01-01', null, null, null, 0, 'neutral'],
    ['2026-12-31', '2026-01-01', 40, null, 0, 'success'],
  ] as const)('%s to %s with %s days left', (start, end, days, elapsed, startsIn, tone) => {
    const found = validity(start, end, days);
    if (elapsed === null) expect(found.elapsed).toBeNull();
    else expect(found.elapsed).toBeCloseTo(elapsed, 3);
    expect(found).toMatchObject({ startsIn, tone });
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

describe('verdict', () => {
  it.each([
    [{}, 'success', 'trusted'],
    [{ state: 'UNSIGNED', verified: false }, 'warning', 'readableOnly'],
    [{ state: 'SIGNATURE_INVALID', verified: false }, 'danger', 'readableOnly'],
    [{ state: 'KEY_UNKNOWN', verified: false }, 'warning', 'readableOnly'],
    [{ state: 'EXPIRED' }, 'danger', 'restricted'],
    [{ state: 'NOT_YET_VALID' }, 'warning', 'restricted'],
    [{ state: 'FORMAT_UNKNOWN', readable: false, verified: false }, 'danger', 'unreadable'],
    [{ signature: { ...signed, sample: true } }, 'warning', 'sample'],
    [{ signature: { ...signed, sample: true }, state: 'EXPIRED' }, 'danger', 'sample'],
    [{ signature: { ...signed, sample: true }, ...changedLater }, 'danger', 'readableOnly'],
  ] as const)('%o', (changes, tone, headline) => {
    expect(licenceHeadline(sampleReading(changes))).toEqual({ tone, headline });
  });
  it('gives the reason in words and says which key said yes', () => {
    expect(verdictReasonText(sampleReading())).toBe(
      'Signed by a trusted key, unchanged, and in force today.',
    );
    expect(signatureText(sampleReading(), text)).toBe('Signed with “Vendor 2026” (EdDSA)');
    expect(signatureText(sampleReading({ signature: null }), text)).toBe('No signature');
    expect(signatureText(sampleReading({ verified: false }), text)).toContain('Claims to be signed');
    const stranger = {
      algorithm: 'ES256',
      keyId: 'k2',
      keyName: null,
      keySource: null,
      thumbprint: null,
      sample: false,
    };
    expect(signatureText(sampleReading({ verified: false, signature: stranger }), text)).toContain('k2');
  });
});

describe('names that come from elsewhere, and days', () => {
  it('are shown for what they are in the sentences about a change', () => {
    const risk = { key: 'licenceRisk.module.gone', params: { module: 'Mail\u202egpj' } } as const;
    expect(riskText(risk, text)).toBe('Module Mail[U+202E]gpj is lost');
  });
  it('are shown for what they are in the verdict', () => {
    const signature = { ...signed, sample: false, keyName: 'Ven\u200bdor' };
    expect(signatureText(sampleReading({ signature }), text)).toBe('Signed with “Ven[U+200B]dor” (EdDSA)');
  });
  it('have the licence’s zone beside them, where it is known', () => {
    expect(zonedDayText('2026-12-31', { timeZone: '+08:00' }, text)).toBe('31 Dec 2026 (+08:00)');
    expect(zonedDayText('2026-12-31', {}, text)).toBe('31 Dec 2026');
  });
  it('stand in a verdict as everywhere else', () => {
    const finding = {
      state: 'KEY_REVOKED',
      params: { keyId: 'k1', reason: 'revoked', date: '2026-06-30' },
    } as const;
    expect(verdictReasonText({ state: 'KEY_REVOKED', findings: [finding] })).toBe(
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
