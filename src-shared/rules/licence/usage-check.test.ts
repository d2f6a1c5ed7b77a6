import { expect, test } from 'vitest';
import { ruleMessage } from '../../text/rule-message.ts';
import type { Language } from '../../text/types.ts';
import { describeRisk } from './risk-text.ts';
import { aLicence } from './testing/samples.ts';
import { checkUsage, type PresentUse, presentUse } from './usage-check.ts';

function worded(
  licence: Parameters<typeof aLicence>[0],
  use: PresentUse,
  as: 'this' | 'new' = 'new',
  language: Language = 'en-US',
): string[] {
  return checkUsage(aLicence(licence), use, as).map(
    (finding) =>
      `${finding.severity} ${finding.left}: ${describeRisk(finding, {
        translate: (key, params) => ruleMessage(language, { key, params }),
        number: (value) => value.toLocaleString(language),
        day: (value) => value,
      })}`,
  );
}

test.each([
  [{ pcSeats: 80 }, { pcSeats: 84 }, 'over -4: PC seats: 84 used, the new licence allows 80: 4 too few'],
  [{ pcSeats: 83 }, { pcSeats: 84 }, 'over -1: PC seats: 84 used, the new licence allows 83: 1 too few'],
  [{ pcSeats: 84 }, { pcSeats: 84 }, 'tight 0: PC seats: 84 used, exactly what the new licence allows'],
  [{ pcSeats: 85 }, { pcSeats: 84 }, 'tight 1: PC seats: 84 used, the new licence allows 85: 1 left'],
  [{ pcSeats: 100 }, { pcSeats: 90 }, 'tight 10: PC seats: 90 used, the new licence allows 100: 10 left'],
  [
    { pcSeats: 2000 },
    { pcSeats: 90 },
    'fine 1910: PC seats: 90 used, the new licence allows 2,000: 1,910 left',
  ],
  [{ pcSeats: 999_999 }, { pcSeats: 84 }, 'fine null: PC seats: 84 used, the new licence has no limit'],
  [
    { pcSeats: null },
    { pcSeats: 84 },
    'unknown null: PC seats: 84 used, the new licence doesn’t say how many it allows',
  ],
  [{ tenantLimit: 1 }, { tenantLimit: 2 }, 'over -1: Tenants: 2 used, the new licence allows 1: 1 too few'],
  [
    { pcSeats: 80, userCounting: 'concurrent' as const },
    { pcSeats: 84 },
    'unknown null: PC seats: 84 registered; the new licence allows 80 at the same time, so the two can’t be compared',
  ],
])('%j with %j', (licence, use, expected) => {
  expect(worded(licence, use)).toEqual([expected]);
});

test('an unknown figure is skipped; the gravest one comes first', () => {
  const licence = { pcSeats: 100, mobileSeats: 50, externalSeats: 10, tenantLimit: null };
  const use = { pcSeats: 1, mobileSeats: null, externalSeats: 11, tenantLimit: 3 };
  expect(worded(licence, use, 'this')).toEqual([
    'over -1: External seats: 11 used, this licence allows 10: 1 too few',
    'unknown null: Tenants: 3 used, this licence doesn’t say how many it allows',
    'fine 99: PC seats: 1 of 100 used, 99 left',
  ]);
  expect(worded(licence, use, 'new', 'zh-CN')[0]).toBe(
    'over -1: 外部用户席位：已用 11，新授权只允许 10，超出 1',
  );
});

test('the server’s own figures of use', () => {
  expect(presentUse({ registerPcs: 84, registerMobiles: undefined, registerExters: null })).toEqual({
    pcSeats: 84,
    mobileSeats: null,
    externalSeats: null,
  });
});
