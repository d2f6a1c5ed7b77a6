/** Two configurations with different ids: equal things by name, and cases that only a person can decide. */
import { describe, expect, it } from 'vitest';
import type { NamedReference } from '../changes/mapping/names.ts';
import { compareConfigurations } from './compare.ts';
import type { Configuration, ConfigurationRecord } from './configuration.ts';

const segment = (id: string, segmentName: string, instructions = ''): ConfigurationRecord => ({
  kind: 'ipSegment',
  place: { id },
  name: segmentName,
  values: { segmentName, segmentType: 'IPv4', instructions },
});
const entry = (id: string, configName: string, netWorkSegmentId: string): ConfigurationRecord => ({
  kind: 'ipListEntry',
  place: { id },
  name: configName,
  values: { configName, ipConfigType: 'white', segmentType: 'segment', netWorkSegmentId },
});
const method = (id: string, people: readonly string[]): ConfigurationRecord => ({
  kind: 'loginMethod',
  place: { id },
  name: 'All',
  values: { name: 'All', people },
});
const person = (id: string, key: string): NamedReference => ({ kind: 'person', id, name: key, key });
const of = (
  areas: Configuration['areas'],
  records: readonly ConfigurationRecord[],
  names: readonly NamedReference[] = [],
): Configuration => ({ areas, records, names });
const compared = async (...given: Parameters<typeof compareConfigurations>) => {
  const { differences, notes, names } = await compareConfigurations(...given);
  return { found: differences.map(({ state, name }) => [state, name]), differences, notes, names };
};

describe('records', () => {
  it('are the same by their names, and what they name is compared by its name', async () => {
    const first = of(['network', 'ipLists'], [segment('S1', 'Office'), entry('E1', 'Gate', 'S1')]);
    const second = of(['network', 'ipLists'], [segment('s7', 'Office'), entry('e9', 'Gate', 's7')]);
    expect((await compared(first, second)).found).toEqual([]);
  });
  it('that were renamed where the ids are the same are changed, not deleted and made anew', async () => {
    const first = of(['network'], [segment('S1', 'Office'), segment('S2', 'Lab')]);
    const second = of(['network'], [segment('S1', 'Office'), segment('S2', 'Lab 2')]);
    expect((await compared(first, second)).found).toEqual([['changed', 'Lab']]);
  });
  it('that have the same id by chance, where the ids are others, are not taken for each other', async () => {
    const first = of(['network'], [segment('S1', 'Office'), segment('S2', 'Lab')]);
    const second = of(['network'], [segment('S2', 'Office'), segment('S1', 'Depot')]);
    const { found, differences, notes } = await compared(first, second);
    expect(found).toEqual([
      ['removed', 'Lab'],
      ['added', 'Depot'],
    ]);
    // The id S1 already means the office in the first configuration, so the new segment gets an id of its own.
    expect(differences[1]?.change?.place).toEqual({ ids: ['S3'] });
    expect(notes).toEqual([]);
  });
  it('of one name are paired one by one, by their ids and by what they say', async () => {
    const first = of(['network'], [segment('S1', 'Same', 'a'), segment('S2', 'Same', 'b')]);
    const second = of(['network'], [segment('s8', 'Same', 'b'), segment('s9', 'Same', 'a')]);
    expect((await compared(first, second)).found).toEqual([]);
    const moved = of(['network'], [segment('s8', 'Same', 'b'), segment('s9', 'Same', 'c')]);
    expect((await compared(first, moved)).found).toEqual([['changed', 'Same']]);
  });
  it('of which none is called alike are said', async () => {
    const first = of(['network', 'ipLists'], [segment('S1', 'A'), entry('E1', 'Gate', '')]);
    const second = of(['network', 'ipLists'], [segment('S1', 'B'), entry('E2', 'Gate', '')]);
    const { found, notes } = await compared(first, second);
    expect(found.map(([state]) => state)).toEqual(['removed', 'added']);
    expect(notes).toEqual([
      { note: 'nothingPairs', area: 'network', kind: 'ipSegment', first: 1, second: 1 },
    ]);
  });
});

describe('what a change names', () => {
  it('is the first one’s id of it; a record that is made is named by its new id', async () => {
    const first = of(['network', 'ipLists'], [segment('S1', 'Office'), entry('E1', 'Gate', 'S1')]);
    const second = of(
      ['network', 'ipLists'],
      [segment('S2', 'Office'), segment('S1', 'Depot'), entry('e1', 'Gate', 'S1')],
    );
    const { differences } = await compared(first, second);
    expect(differences.map(({ change }) => [change?.place, change?.edits])).toMatchObject([
      [{ ids: ['S2'] }, { there: { to: [{ id: 'S2', segmentName: 'Depot' }] } }],
      [{ id: 'E1' }, { netWorkSegmentId: { from: 'S1', to: 'S2' } }],
    ]);
    expect(differences.flatMap(({ missing }) => missing)).toEqual([]);
  });
  it('is said where the first has no such thing, with the name by which it can be found', async () => {
    const first = of(['loginMethods'], [method('L1', ['P1'])], [person('P1', 'Sales/Lin')]);
    const second = of(
      ['loginMethods'],
      [method('L5', ['P1', 'p4'])],
      [person('P1', 'Sales/Wang'), person('p4', 'Sales/Lin')],
    );
    const { differences, names } = await compared(first, second);
    expect(differences).toMatchObject([
      { change: { edits: { people: { from: ['P1'], to: ['P2', 'P1'] } } }, missing: [{ id: 'P2' }] },
    ]);
    expect(names).toEqual([person('P1', 'Sales/Lin'), { ...person('P2', 'Sales/Wang') }]);
  });
  it('in no order is compared in none', async () => {
    const names = (one: string, other: string) => [person(one, 'A'), person(other, 'B')];
    const first = of(['loginMethods'], [method('L1', ['P1', 'P2'])], names('P1', 'P2'));
    const second = of(['loginMethods'], [method('L1', ['p8', 'p9'])], names('p9', 'p8'));
    expect((await compared(first, second)).found).toEqual([]);
  });
  it('is what somebody chose', async () => {
    const first = of(['loginMethods'], [method('L1', ['P1'])], [person('P1', 'Sales/Lin Wei')]);
    const second = of(['loginMethods'], [method('L1', ['p4'])], [person('p4', 'Sales/Lin')]);
    expect((await compared(first, second)).found).toEqual([['changed', 'All']]);
    expect((await compared(first, second, new Map([['person/p4', 'P1']]))).found).toEqual([]);
  });
});
