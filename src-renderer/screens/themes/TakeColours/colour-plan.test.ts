import { expect, it } from 'vitest';
import type { AnyTheme } from '#shared/rules/themes/families.ts';
import { newBackTheme, newMobileTheme } from '#shared/rules/themes/defaults.ts';
import { colourPlan } from './colour-plan.ts';

const nowhere = { deptId: '', external: false };
const theme = (part: object = {}) =>
  ({ ...newBackTheme('pc', 'dark', nowhere), id: 'T1', ...part }) as unknown as AnyTheme;
const red = theme({ primaryColor: '#a01818', navigationBgColor: '#7a1010', navMenuColor: '#ffffff' });
const to = (other: AnyTheme) => ({ terminal: 'pc' as const, theme: other });

it('has each colour with what it was', () => {
  const { edits, refusal } = colourPlan(red, to(theme({ primaryColor: '#2f6fd0' })), false);
  expect(refusal).toBeNull();
  expect(edits.primaryColor).toEqual({ from: '#2f6fd0', to: '#a01818' });
  expect(edits).not.toHaveProperty('topicName');
});

it('says why nothing changes', () => {
  expect(colourPlan(red, to(red), true)).toEqual({ edits: {}, refusal: 'same', unreadable: 0 });
  expect(colourPlan({ topicName: 'Red' }, to(red), true).refusal).toBe('none');
  const phone = newMobileTheme('dark', nowhere, (key) => key) as unknown as AnyTheme;
  const plan = colourPlan(red, { terminal: 'h5', theme: phone }, false);
  expect(Object.keys(plan.edits).every((name) => name in phone)).toBe(true);
});

it('counts what cannot be read afterwards, and mends it where that is wanted', () => {
  const pale = theme({ navigationBgColor: '#f4f4f4', navMenuColor: '#ffffff' });
  const target = to(theme({ navigationBgColor: '#102030', navMenuColor: '#ffffff' }));
  expect(colourPlan(pale, target, false).unreadable).toBeGreaterThan(0);
  const mended = colourPlan(pale, target, true);
  expect(mended.unreadable).toBe(0);
  expect(mended.edits.navigationBgColor?.to).toBeDefined();
});
