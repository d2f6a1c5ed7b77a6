import { beforeAll, describe, expect, it } from 'vitest';
import type { TextTools } from '#data/text.ts';
import { compareLicences } from '#shared/rules/licence/compare.ts';
import {
  changedFields,
  differenceText,
  moduleChangeText,
  unchangedFields,
} from '#shared/rules/licence/description/describe-comparison.ts';
import { fieldValue } from '#shared/rules/licence/description/describe-licence.ts';
import { factText } from '#shared/rules/licence/description/fact-value.ts';
import { comparisonViewOf } from '#shared/rules/licence/view/comparison-view.ts';
import { moduleDirection } from '#shared/rules/licence/view/module-change.ts';
import { sampleLicence, sampleModule, textTools } from '../testing/tools.ts';
import { licenceWriter } from '../parts/licence-writer.ts';
import { summaryText } from './comparison-view.ts';
import { openModules } from './merged-modules.ts';

const before = sampleLicence({
  modules: [
    sampleModule('mail'),
    sampleModule('okr'),
    sampleModule('crm', { modules: [sampleModule('quote')] }),
  ],
});
const after = sampleLicence({
  companyName: 'Farridge Ltd',
  pcSeats: 1450,
  mobileSeats: 800,
  tenantLimit: 3,
  expiryDate: '2027-12-31',
  modules: [
    sampleModule('mail', { enabled: false }),
    sampleModule('crm', { modules: [sampleModule('quote', { pcSeats: 120 })] }),
    sampleModule('portal'),
  ],
});
const comparison = comparisonViewOf(compareLicences(before, after), before, after);
const merged = openModules(comparison.modules);

let english: TextTools;
let chinese: TextTools;
beforeAll(async () => {
  chinese = await textTools('zh-CN');
  english = await textTools('en-US');
});

describe('fields', () => {
  it('puts losses first and says how much', () => {
    expect(
      changedFields(comparison).map((field) => [field.field, differenceText(field, licenceWriter(english))]),
    ).toEqual([
      ['pcSeats', '50 fewer'],
      ['mobileSeats', 'no longer unlimited'],
      ['companyName', 'different'],
      ['tenantLimit', '2 more'],
      ['expiryDate', '365 days later'],
    ]);
    expect(unchangedFields(comparison)).toHaveLength(7);
  });

  it.each([
    ['expiryDate', null, 'does not expire'],
    ['expiryDate', '2027-12-31', '31 Dec 2027'],
    ['pcSeats', 999_999, 'unlimited'],
    ['licenceCode', '', 'not stated'],
    ['userCounting', 'registered', 'by registration'],
    ['enabled', false, 'disabled'],
  ])('%s %s reads "%s"', (field, value, words) => {
    expect(factText(fieldValue(field, value), licenceWriter(english))).toBe(words);
  });
  it.each([
    ['expiryDate', '2027-01-01', null, null, 'no longer expires'],
    ['expiryDate', null, '2027-01-01', null, 'now expires'],
    ['startDate', '2027-01-02', '2027-01-01', -1, '1 day earlier'],
    ['pcSeats', 5, 999_999, null, 'now unlimited'],
    ['pcSeats', null, 5, null, 'different'],
  ])('%s from %s to %s is "%s"', (field, from, to, difference, words) => {
    expect(differenceText({ field, before: from, after: to, difference }, licenceWriter(english))).toBe(
      words,
    );
  });
  it('sums up', () => {
    expect(summaryText(comparison, english)).toBe('5 fields differ, 4 modules differ');
  });
});

describe('modules', () => {
  const change = (flag: string) => {
    const found = merged.tree.items.map(merged.row).find((row) => row.flag === flag)?.change;
    if (!found) throw new Error(`no change of ${flag}`);
    return found;
  };
  it('says what changed and whether it is a loss', () => {
    expect(moduleChangeText(change('mail'), licenceWriter(english))).toBe('switched off');
    expect(moduleDirection(change('mail'))).toBe('loss');
    expect(moduleChangeText(change('quote'), licenceWriter(english))).toBe('PC seats: 100 → 120 (20 more)');
    expect(moduleDirection(change('quote'))).toBe('gain');
    expect(moduleDirection(change('okr'))).toBe('loss');
    expect(moduleDirection(change('portal'))).toBe('gain');
  });
  it('speaks Chinese', async () => {
    chinese = await textTools('zh-CN');
    expect(moduleChangeText(change('quote'), licenceWriter(chinese))).toBe('PC 端席位：100 → 120（增加 20）');
    expect(summaryText(comparison, chinese)).toBe('5 个字段有差异，4 个模块有差异');
  });
});
