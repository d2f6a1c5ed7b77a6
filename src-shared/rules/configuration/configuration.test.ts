import { describe, expect, it } from 'vitest';
import { notePath } from '../../api/answer-failure.ts';
import { ApiError } from '../../api/api-error.ts';
import { markOdd } from '../../api/odd-values/odd-fields.ts';
import type { Ask } from '../common/record/record.ts';
import { compareConfigurations } from './compare.ts';
import { type Configuration, type ConfigurationRecord, keptValues } from './configuration.ts';
import { bytesInFile, configurationText } from './configuration-file.ts';
import type { LeftOutValue } from './left-out-values.ts';
import { readConfiguration, TooManyRecords, UnreadArea } from './read-configuration.ts';

const around = { host: 'sandbox' };

/** A server with `count` network segments, and the page numbers that were requested. */
function segments(count: number): { readonly ask: Ask; readonly pages: number[] } {
  const pages: number[] = [];
  const item = (at: number) => ({
    id: `S${String(at).padStart(6, '0')}`,
    segmentName: `Segment ${at}`,
    segmentType: 'IPv4',
    ipStart: '10.0.0.1',
    ipEnd: '10.0.0.9',
    instructions: '',
    updaterName: 'Lin',
  });
  const ask = async (_: unknown, input: { pageNo: number; pageSize: number }) => {
    pages.push(input.pageNo);
    const first = (input.pageNo - 1) * input.pageSize;
    const size = Math.max(0, Math.min(input.pageSize, count - first));
    // The server lists the newest segment first.
    const result = Array.from({ length: size }, (_, at) => item(count - 1 - first - at));
    return { result, totalCount: count };
  };
  return { ask: ask as unknown as Ask, pages };
}

describe('the size of a record', () => {
  it('is the bytes that it adds to the file, whatever its language', () => {
    const facts = { made: '2026-11-29T00:00:00Z', from: { server: 's', user: 'u' } };
    const record: ConfigurationRecord = {
      kind: 'ipSegment',
      place: { id: 'S1' },
      name: '总部办公网',
      values: { instructions: '总部与分公司之间的专线', list: [{ a: 1 }] },
    };
    const bytesOf = (records: ConfigurationRecord[]) =>
      Buffer.byteLength(configurationText({ areas: ['network'], records }, facts));
    const [two, three] = [bytesOf([record, record]), bytesOf([record, record, record])];
    expect(bytesInFile(record)).toBe(three - two);
  });
});

describe('reading', () => {
  it('has all pages of 10,000 records, in an order of its own, and only what a person says of each', async () => {
    const { ask, pages } = segments(10_000);
    const { areas, records } = await readConfiguration(['network'], { ask, around });
    expect(areas).toEqual(['network']);
    expect(records).toHaveLength(10_000);
    expect(pages).toHaveLength(10);
    expect(records[0]).toEqual({
      kind: 'ipSegment',
      place: { id: 'S000000' },
      name: 'Segment 0',
      values: {
        instructions: '',
        ipEnd: '10.0.0.9',
        ipStart: '10.0.0.1',
        segmentName: 'Segment 0',
        segmentType: 'IPv4',
      },
    });
    expect(Object.keys(records[0]?.values ?? {})).toEqual(Object.keys(records[0]?.values ?? {}).toSorted());
  });
  it('is refused where there are more than a bundle holds', async () => {
    const reading = readConfiguration(['network'], { ask: segments(20_001).ask, around });
    await expect(reading).rejects.toBeInstanceOf(TooManyRecords);
  });
  it('says which area could not be read, and nothing is left of the others', async () => {
    const ask: Ask = () => Promise.reject(new Error('no right'));
    const reading = readConfiguration(['security', 'network'], { ask, around });
    await expect(reading).rejects.toMatchObject({ area: 'network', cause: new Error('no right') });
    await expect(reading).rejects.toBeInstanceOf(UnreadArea);
  });
  it('has a record once that moved to the next page meanwhile', async () => {
    const { ask, pages } = segments(1200);
    const moving: Ask = (endpoint, input) => {
      const { pageNo } = input as unknown as { pageNo: number };
      return pageNo === 1 ? ask(endpoint, input) : segments(1202).ask(endpoint, input);
    };
    const { records } = await readConfiguration(['network'], { ask: moving, around });
    expect(pages).toEqual([1]);
    expect(new Set(records.map(({ place }) => JSON.stringify(place))).size).toBe(records.length);
  });
  it('says each area whose calls the server lacks', async () => {
    const ask: Ask = (endpoint) => {
      const error = new ApiError({ kind: 'http', endpoint: endpoint.id, status: 404, message: '' });
      notePath(endpoint, error);
      return Promise.reject(error);
    };
    const reading = readConfiguration(['security', 'network', 'menus'], { ask, around });
    await expect(reading).rejects.toMatchObject({
      area: 'network',
      others: [{ area: 'security' }, { area: 'menus' }],
    });
  });
  it('leaves out what was not understood of a record, and says which', async () => {
    const { ask } = segments(2);
    const odd: Ask = async (endpoint, input) => {
      const answer = await ask(endpoint, input);
      const [first] = (answer as { result: object[] }).result;
      if (first) markOdd(first, 'segmentType', { raw: 'popup', problem: 'none of the types' });
      return answer;
    };
    const leftOut: LeftOutValue[] = [];
    const { records } = await readConfiguration(['network'], {
      ask: odd,
      around,
      leftOut: (value) => leftOut.push(value),
    });
    expect(
      records.map(({ name, values, notUnderstood }) => [name, 'segmentType' in values, notUnderstood]),
    ).toEqual([
      ['Segment 0', true, undefined],
      ['Segment 1', false, ['segmentType']],
    ]);
    expect(leftOut).toEqual([{ kind: 'ipSegment', name: 'Segment 1', field: 'segmentType' }]);
  });
  it('does not take the first page for the whole list where the count was not understood', async () => {
    const { ask } = segments(1500);
    const odd: Ask = async (endpoint, input) => {
      const answer = { ...((await ask(endpoint, input)) as object), totalCount: 0 };
      markOdd(answer, 'totalCount', { raw: 'many', problem: 'no count' });
      return answer as never;
    };
    const reading = readConfiguration(['network'], { ask: odd, around });
    await expect(reading).rejects.toMatchObject({ area: 'network', cause: { field: 'totalCount' } });
  });
  it('stops where it is cancelled', async () => {
    const stop = new AbortController();
    const { ask, pages } = segments(5000);
    const progress = (count: number) => {
      if (count === 1100) stop.abort(new Error('stopped'));
    };
    const reading = readConfiguration(['network'], { ask, around, signal: stop.signal, progress });
    await expect(reading).rejects.toThrow('stopped');
    expect(pages).toEqual([1, 2]);
  });
  it('keeps no secret, nor what its neighbours make one', () => {
    const named = { configKey: 'smtp_password', configValue: 'hunter2' };
    expect(keptValues(named)).toEqual({ configKey: 'smtp_password' });
    const values = { name: 'x', password: 'hunter2', apiToken: 't', nested: { secretKey: 'k' } };
    expect(keptValues(values)).toEqual({ name: 'x' });
  });
});

const segment = (id: string, segmentName: string): ConfigurationRecord => ({
  kind: 'ipSegment',
  place: { id },
  name: segmentName,
  values: { segmentName, segmentType: 'IPv4' },
});
const online = (on: boolean): ConfigurationRecord => ({
  kind: 'newUserPush',
  place: {},
  name: '',
  values: { on },
});
const menu = (host: string, icon: string): ConfigurationRecord => ({
  kind: 'backMenu',
  place: { deptId: host, domainName: host, id: 'M1' },
  name: 'Logs',
  values: { icon },
});
const of = (areas: Configuration['areas'], ...records: ConfigurationRecord[]) => ({ areas, records });

describe('comparing', () => {
  it('says what only one of them has and which fields differ, as changes that make the first what the second is', async () => {
    const first = of(['network'], segment('A', 'Office'), segment('B', 'Depot'), segment('C', 'Same'));
    const second = of(['network'], segment('A', 'Office 2'), segment('C', 'Same'), segment('D', 'New'));
    const { differences } = await compareConfigurations(first, second);
    expect(differences.map(({ state, name }) => [state, name])).toEqual([
      ['changed', 'Office'],
      ['removed', 'Depot'],
      ['added', 'New'],
    ]);
    expect(differences.map(({ change }) => change)).toMatchObject([
      {
        kind: 'ipSegment',
        place: { id: 'A' },
        title: 'network.changed',
        edits: { segmentName: { from: 'Office', to: 'Office 2' } },
      },
      {
        kind: 'ipSegmentPresence',
        place: { ids: ['B'] },
        title: 'network.deleted',
        edits: { there: { from: [{ id: 'B', segmentName: 'Depot' }], to: [] } },
      },
      {
        kind: 'ipSegmentPresence',
        place: { ids: ['D'] },
        title: 'network.created',
        edits: { there: { from: [], to: [{ id: 'D', segmentName: 'New' }] } },
      },
    ]);
  });
  it('finds nothing where both are the same, also in another order', async () => {
    const [one, other] = [segment('A', 'x'), segment('B', 'y')];
    expect(
      (await compareConfigurations(of(['network'], one, other), of(['network'], other, one))).differences,
    ).toEqual([]);
  });
  it('leaves areas out that only one of them has', async () => {
    const compared = await compareConfigurations(
      of(['network', 'reminders'], segment('A', 'x'), online(true)),
      of(['reminders', 'security'], online(false)),
    );
    expect(compared).toMatchObject({
      areas: ['reminders'],
      onlyFirst: ['network'],
      onlySecond: ['security'],
    });
    expect(compared.differences.map(({ kind }) => kind)).toEqual(['newUserPush']);
  });
  it('knows a menu again on a server of another host, and changes the first one’s', async () => {
    const { differences } = await compareConfigurations(
      of(['menus'], menu('a', 'x')),
      of(['menus'], menu('b', 'y')),
    );
    expect(differences).toMatchObject([
      { state: 'changed', change: { place: { domainName: 'a' }, edits: { icon: { from: 'x', to: 'y' } } } },
    ]);
  });
  it('says where a record can’t be made as a change', async () => {
    const { differences } = await compareConfigurations(of(['menus']), of(['menus'], menu('b', 'y')));
    expect(differences).toMatchObject([{ state: 'added', change: null }]);
  });
  it('neither makes nor deletes a record of which a value was not understood, and knows it again', async () => {
    const partly = {
      ...segment('B', 'Depot'),
      values: { segmentName: 'Depot' },
      notUnderstood: ['segmentType'],
    };
    const nothing = { ...segment('A', 'Office'), values: {}, notUnderstood: ['segmentName'] };
    const one = of(['network'], segment('A', 'Office'));
    const other = of(['network'], nothing, partly);
    for (const [first, second, state] of [
      [one, other, 'added'],
      [other, one, 'removed'],
    ] as const)
      expect((await compareConfigurations(first, second)).differences).toMatchObject([
        { state, name: 'Depot', change: null },
      ]);
  });
  it('says nothing of a field that one of them does not know', async () => {
    const older = { ...online(true), values: { on: true, later: 1 } };
    const { differences } = await compareConfigurations(
      of(['reminders'], older),
      of(['reminders'], online(true)),
    );
    expect(differences).toEqual([]);
  });
});
