/**
 * The invariants of the table of look fields, for each terminal, style, layout and way to search (rows THM-046, 047).
 */
import { describe, expect, it } from 'vitest';
import type { TopicStyle } from '../../../api/themes/context.ts';
import { newBackTheme, newMobileTheme, newSpecialTheme } from '../defaults.ts';
import { type Terminal, terminalFacts, terminals } from '../terminals.ts';
import { isDrawn } from './draw-look.ts';
import type { LookValues } from './look.ts';
import { settableColours } from './look-forms.ts';
import { lookOf, lookTables } from './look-of.ts';
import { type AnyLookTable, isShown } from './look-table.ts';
import { pairsOf } from './pairs.ts';

const nowhere = { deptId: '' };
const begun: Readonly<Record<Terminal, (style: TopicStyle) => object>> = {
  pc: (style) => newBackTheme('pc', style, nowhere),
  pcClient: (style) => newBackTheme('app-pc', style, nowhere),
  special: () => newSpecialTheme(nowhere),
  h5: (style) => newMobileTheme(style, nowhere, (key) => key),
};
const stylesOf = (terminal: Terminal): readonly TopicStyle[] =>
  terminalFacts[terminal].styles.length > 0 ? terminalFacts[terminal].styles : ['dark'];
const layouts = ['horizontal', 'vertical', 'mixed'];

/** Every terminal, style, layout and way to search that a theme can have. */
const situations = terminals.flatMap((terminal) =>
  stylesOf(terminal).flatMap((style) => {
    const plain = begun[terminal](style);
    const all = 'topicLayout' in plain ? layouts : [null];
    return all.flatMap((topicLayout) =>
      (topicLayout === null ? [null] : ['float', 'expand']).map((searchShowType) => {
        const values = topicLayout === null ? plain : { ...plain, topicLayout, searchShowType };
        const name = [terminal, style, topicLayout, searchShowType]
          .filter((word) => word !== null)
          .join(', ');
        return [name, terminal, values as unknown as LookValues[Terminal]] as const;
      }),
    );
  }),
);

/** Another value that the field's control can set. */
function anotherOf(field: AnyLookTable[string], value: unknown): unknown {
  if (field.kind === 'number') return value === 20 ? 21 : 20;
  if (field.kind === 'image') return '/api/file/preview?fileId=7&type=imgs';
  if (field.kind === 'font') return 'SimSun';
  if (field.kind !== 'choice' || typeof field.options === 'function') return '#123456';
  return field.options.map((option) => option.value).find((one) => one !== value);
}

describe.each(situations)('%s', (_, terminal, values) => {
  const table: AnyLookTable = lookTables[terminal];
  const said = values as unknown as Readonly<Record<string, unknown>>;
  const seen = (all: object) => {
    const drawn = all as LookValues[Terminal];
    return { look: lookOf(terminal, drawn), pairs: pairsOf(terminal, drawn) };
  };

  it.each(Object.entries(table))('%s is drawn and judged as far as it can be set', (name, field) => {
    const changed: Readonly<Record<string, unknown>> = { ...said, [name]: anotherOf(field, said[name]) };
    const moves = JSON.stringify(seen(changed).look) !== JSON.stringify(seen(values).look);
    expect(moves).toBe(isDrawn(field, said[name], values) && isDrawn(field, changed[name], changed));
    if (!isShown(field, said[name], values) && !field.drawnHidden)
      expect(seen(changed)).toEqual(seen(values));
  });

  it('a colour offered for a pair, or named as its ground, has a control', () => {
    const { pairs } = seen(values);
    for (const { id, field, grounds } of pairs) {
      for (const name of field === null ? grounds : [field, ...grounds]) {
        const one = table[name];
        expect(one && isShown(one, said[name], values), `${id}: ${name}`).toBe(true);
      }
    }
  });

  it('colours from elsewhere are taken where they have a control', () => {
    const all = Object.fromEntries(Object.keys(table).map((name) => [name, '#123456']));
    const colours = Object.entries(table).filter(([, field]) => field.kind === 'colour');
    const shown = colours.filter(([name, field]) => isShown(field, said[name], values));
    expect(Object.keys(settableColours(table, values, all))).toEqual(shown.map(([name]) => name));
  });
});

describe.each(terminals)('the table of %s', (terminal) => {
  const fields = Object.entries<AnyLookTable[string]>(lookTables[terminal]);

  it('begins each choice with one of its options', () => {
    for (const style of stylesOf(terminal)) {
      const values = begun[terminal](style) as Readonly<Record<string, unknown>>;
      for (const [name, field] of fields) {
        if (field.kind !== 'choice' || typeof field.options === 'function') continue;
        expect(
          field.options.map(({ value }) => value),
          name,
        ).toContain(values[name]);
      }
    }
  });

  it('has a part and a code of its own for each colour', () => {
    const colours = fields.filter(([, { kind }]) => kind === 'colour').map(([, field]) => field);
    for (const facts of [colours.map(({ part }) => part), colours.map(({ code }) => code)]) {
      expect(facts).not.toContain(undefined);
      expect(new Set(facts).size).toBe(colours.length);
    }
  });
});
