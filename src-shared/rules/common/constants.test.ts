import { expect, it } from 'vitest';
import { platformLanguages } from '../../api/language-names/platform-languages.ts';
import { callingCodes } from '../../kit/calling-codes.ts';
import { iconInfo } from '../../kit/icon.ts';
import { randomId } from '../../kit/random-id.ts';
import {
  callPrefixes,
  dialogBase,
  iconDefaults,
  loadTimeout,
  ownerships,
  platformBuild,
  resizeDelay,
  successCode,
  targetTypes,
} from './constants.ts';

// Rows GEN-001 to 004, 071 to 073, 075, 076, 078, 081.
it('the platform’s constants are those of the documents', () => {
  expect({ callPrefixes, successCode }).toEqual({ callPrefixes: ['/api', '/papi'], successCode: 200 });
  expect(targetTypes).toEqual(['user', 'dept', 'group', 'all']);
  expect(ownerships).toEqual(['inner', 'outer']);
  expect({ loadTimeout, resizeDelay }).toEqual({ loadTimeout: 120_000, resizeDelay: 350 });
  expect(dialogBase).toEqual({ top: 100, width: 500 });
  expect(iconDefaults).toEqual({ fontSize: 36, themeFontSize: 35, color: 'orange' });
  expect(platformBuild).toBe('0.1.258-hotfix5');
  expect(platformLanguages.join(' ')).toBe(
    'zh_CN en_US zh_TW es_ES fr_FR pt_PT ar_AE ru_RU ja_JP de_DE ko_KR th_TH',
  );
});

// Row GEN-005.
it('an icon has a path, a display type of the platform’s four, and a style', () => {
  const icon = { path: '/a.png', iconDisplayType: 'suffer', style: { color: 'orange', fontSize: 36 } };
  expect(iconInfo.safeParse(icon).success).toBe(true);
  expect(iconInfo.safeParse({ ...icon, iconDisplayType: 'outline' }).success).toBe(false);
});

// Row GEN-077.
it('a random id has 8 digits from 1 to 8, all of them equally likely', () => {
  expect(randomId(Uint8Array.of(0, 1, 2, 3, 4, 5, 6, 255))).toBe('12345678');
  const seen = new Set<string>();
  for (let i = 0; i < 500; i++) {
    expect(randomId()).toMatch(/^[1-8]{8}$/);
    for (const digit of randomId()) seen.add(digit);
  }
  expect([...seen].sort().join('')).toBe('12345678');
});

// Row GEN-079.
it('every region has one calling code and a name in both languages', () => {
  expect(new Set(callingCodes.map(({ region }) => region)).size).toBe(callingCodes.length);
  expect(callingCodes).toContainEqual({ region: 'CN', code: '86' });
  for (const language of ['zh-CN', 'en-US']) {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    for (const { region, code } of callingCodes) {
      expect(code).toMatch(/^[1-9]\d{0,2}$/);
      expect(names.of(region)).not.toBe(region);
    }
  }
});
