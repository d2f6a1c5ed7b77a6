/**
 * The call of a record sets every field that a bundle, a folder and a comparison offer of it: of every record that the
 * sandbox lists, a field that became something else makes another call. A field that no call sets is named by its kind,
 * and is not offered.
 */
import { expect, it } from 'vitest';
import { type AnyRow, optionsOf, rowNamed } from '#shared/rules/common/fields/field.ts';
import type { Ask } from '#shared/rules/common/record/record.ts';
import { configurationAreas } from '#shared/rules/configuration/area-names.ts';
import { kindsOfAreas } from '#shared/rules/configuration/areas.ts';
import { readConfiguration } from '#shared/rules/configuration/read-configuration.ts';
import type { AnyListedKind } from '#shared/rules/records/listed/listed-kind.ts';
import { freshSandbox, signedIn } from '../client.ts';

type Values = Record<string, unknown>;

/** Something else that the field could be; undefined: there is nothing, or the record as it is does not ask for it. */
function another(row: AnyRow<Values> | undefined, value: unknown, values: Values): unknown {
  if (row?.when && !row.when(values)) return undefined;
  if (row?.kind === 'choice' || row?.kind === 'choices') {
    const others = optionsOf<Values>(row, values).filter(({ value: one }) => ![value].flat().includes(one));
    const [other] = others.map((option) => option.value);
    return row.kind === 'choice' ? other : value && [value].flat().length > 0 ? [] : other && [other];
  }
  if (row?.kind === 'dateRange') return { from: '2026-01-01', to: '2026-01-02' };
  if (row?.kind === 'shares')
    return [{ kind: 'person', id: 'P1', exclude: false, below: false }, ...(value as unknown[])];
  if (row?.kind === 'people' || row?.kind === 'departments') return [...(value as string[]), 'X1'];
  if (typeof value === 'boolean') return !value;
  if (typeof value === 'number') return value + 1;
  if (typeof value === 'string') return `${value}1`;
  return undefined;
}

function unsentIn(
  { kind }: AnyListedKind,
  locator: unknown,
  all: Values,
  offered: readonly string[],
): string[] {
  const table = (kind.fieldsAt?.(locator) ?? kind.fields ?? {}) as never;
  return offered.filter((name) => {
    const other = another(rowNamed(table, name) as AnyRow<Values> | undefined, all[name], all);
    if (other === undefined) return false;
    const [one, two] = [all, { ...all, [name]: other }].map((values) => kind.write(locator, values, [name]));
    return one?.endpoint === two?.endpoint && JSON.stringify(one?.input) === JSON.stringify(two?.input);
  });
}

it('a call sets every field that is offered, of every record of every area', async () => {
  const sandbox = await freshSandbox();
  const client = await signedIn(sandbox, 'systemAdministrator');
  const ask: Ask = (endpoint, input) => client.call(endpoint, input);
  const { records } = await readConfiguration(configurationAreas, { ask, around: { host: 'localhost' } });
  const kinds = (await kindsOfAreas(configurationAreas)).map(({ listedKind }) => listedKind);
  const unsent: string[] = [];
  const looked = new Set<string>();
  for (const { kind: id, place, values } of records) {
    const listed = kinds.find(({ kind }) => kind.id === id);
    if (!listed) throw new Error(id);
    const all = await listed.kind.read(ask, place, Object.keys(values));
    for (const name of unsentIn(listed, place, all, Object.keys(values)))
      unsent.push(`${id} ${JSON.stringify(place)} ${name}`);
    looked.add(id);
  }
  sandbox.close();
  expect(unsent).toEqual([]);
  expect(looked.size).toBe(kinds.length);
});
