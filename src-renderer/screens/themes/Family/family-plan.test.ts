import { describe, expect, it } from 'vitest';
import { newBackTheme, newMobileTheme } from '#shared/rules/themes/defaults.ts';
import { pairsOf } from '#shared/rules/themes/look/pairs.ts';
import { familyPlan, familyValues } from './family-plan.ts';

const brand = { main: '#b3261e', second: '#3a1210', font: 'Noto Serif' };
const web = (style: 'dark' | 'light') => ({
  ...newBackTheme('pc', style, { deptId: '' }),
  topicName: 'Reed',
});
const member = (style: 'dark' | 'light', known: Record<string, string[]> | null, part: object = {}) => ({
  terminal: 'pc' as const,
  style,
  look: { ...web(style), ...part },
  notedValues: known,
});

describe('a brand', () => {
  it.each(['dark', 'light'] as const)(
    'gives the %s web theme colours that can be read, and the font',
    (style) => {
      const { edits } = familyPlan(brand, member(style, null), false);
      const after = {
        ...web(style),
        ...Object.fromEntries(Object.entries(edits).map(([name, { to }]) => [name, to])),
      };
      expect(pairsOf('pc', after as never).filter(({ verdict }) => verdict === 'fails')).toEqual([]);
      expect(after).toMatchObject({ navMenuFontType: 'Noto Serif', sideMenuFontType: 'Noto Serif' });
    },
  );

  it('gives a phone its colours; phones have no font', () => {
    const look = newMobileTheme('dark', { deptId: '' }, (key) => key);
    const values = familyValues(brand, { terminal: 'h5', style: 'dark', look });
    expect(values).toMatchObject({ mainColor: expect.stringMatching(/^#/), topBgColor: expect.any(String) });
    expect(Object.keys(values).filter((name) => /font/i.test(name))).toEqual([]);
  });

  it('without a font leaves each its own', () => {
    const values = familyValues({ ...brand, font: '' }, member('dark', null));
    expect(values).not.toHaveProperty('navMenuFontType');
  });
});

describe('a member', () => {
  const { edits, notedValues: known } = familyPlan(brand, member('dark', null), false);
  const applied = Object.fromEntries(Object.entries(edits).map(([name, { to }]) => [name, to]));

  it('that was never changed by the family has nothing that was set by hand', () => {
    expect(familyPlan(brand, member('dark', null, { primaryColor: '#123456' }), false).byHand).toEqual([]);
  });

  it('that has the brand’s values needs no change, also spelled in capitals', () => {
    const capitals = { ...applied, primaryColor: applied.primaryColor?.toUpperCase() };
    for (const part of [applied, capitals])
      expect(familyPlan(brand, member('dark', known, part), false)).toMatchObject({ edits: {}, byHand: [] });
  });

  it('whose changes still wait, or were discarded, was not changed by hand', () => {
    expect(familyPlan(brand, member('dark', known), false)).toMatchObject({ edits, byHand: [] });
  });

  it('that was changed by hand is marked, and keeps it unless somebody says otherwise', () => {
    const changed = member('dark', known, { ...applied, primaryColor: '#123456' });
    const other = { ...brand, main: '#0b6b4f' };
    const careful = familyPlan(other, changed, false);
    expect(careful.byHand).toEqual(['primaryColor']);
    expect(careful.edits).not.toHaveProperty('primaryColor');
    // The family still knows the value at its next change.
    const next = familyPlan(brand, { ...changed, notedValues: careful.notedValues }, false);
    expect(next.byHand).toEqual(['primaryColor']);
    const bold = familyPlan(other, changed, true);
    expect(bold.edits.primaryColor).toEqual({ from: '#123456', to: expect.stringMatching(/^#/) });
    expect(familyPlan(brand, { ...changed, notedValues: bold.notedValues }, false).byHand).toEqual([]);
  });
});
