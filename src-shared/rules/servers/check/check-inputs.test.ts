import { expect, test } from 'vitest';
import { endpoints } from '../../../api/index.ts';
import { isSandboxCall } from '../../../api/sandbox-calls.ts';
import { checkInput, sourceCalls, inputSources } from './check-inputs.ts';
import { callsToCheck, leftAlone } from './check-plan.ts';

const byId = new Map(endpoints.map((endpoint) => [endpoint.id, endpoint]));
const endpoint = (id: string) => {
  const found = byId.get(id);
  if (!found) throw new Error(`no call ${id}`);
  return found;
};

test('every call that provides ids and every call that needs them is a read of the check, and the field belongs to the call', () => {
  for (const [id, list] of Object.entries(inputSources))
    for (const { field, from } of list) {
      expect([id, field, Object.keys(endpoint(id).example() as object)]).toEqual([
        id,
        field,
        expect.arrayContaining([field]),
      ]);
      expect([from, leftAlone(endpoint(from)), inputSources[from]]).toEqual([from, '', undefined]);
    }
  expect(sourceCalls.size).toBeGreaterThan(5);
});

test('nothing that writes is asked, nothing that uploads or has the server call others, and the sandbox’s own not at all', () => {
  const asked = callsToCheck().filter((one) => leftAlone(one) === '');
  expect(asked.filter(({ effect }) => effect === 'write')).toEqual([]);
  expect(asked.filter(({ encoding }) => encoding === 'multipart')).toEqual([]);
  const writesByGet = endpoints.filter(({ effect, method }) => effect === 'write' && method === 'GET');
  expect(writesByGet.length).toBeGreaterThan(20);
  for (const one of writesByGet) expect([one.id, leftAlone(one)]).toEqual([one.id, 'WRITES']);
  expect(leftAlone(endpoint('wechatWork.test'))).toBe('SENDS');
  expect(leftAlone(endpoint('licenceTool.parse'))).toBe('SENDS');
  expect(callsToCheck().filter(({ id }) => isSandboxCall(id))).toEqual([]);
  const { length } = endpoints.filter(({ source }) => source.includes('sandbox only'));
  expect(callsToCheck()).toHaveLength(endpoints.length - length);
});

test.each<[string, string, unknown, unknown, boolean]>([
  [
    'ids of a page of rows',
    'segments.byIds',
    { result: [{ id: '9007199254740993' }] },
    { ids: ['9007199254740993'] },
    false,
  ],
  ['an id of another list', 'themes.mobile.byId', { datas: [{ id: 'T9' }] }, { topicId: 'T9' }, false],
  ['no row: the example', 'feed.one', { result: [] }, { id: 'FS2308147000001' }, true],
  ['no answer: the example', 'feed.one', undefined, { id: 'FS2308147000001' }, true],
])('%s', (_, id, answer, input, ofExample) => {
  const [from = ''] = (inputSources[id] ?? []).map((supply) => supply.from);
  expect(checkInput(endpoint(id), new Map([[from, answer]]), 'office.example')).toEqual({ input, ofExample });
});

test('the account is named as the server names it, and the server by its profile', () => {
  const answers = new Map([['session.current', { user: { id: 'U9' } }]]);
  expect(checkInput(endpoint('feed.followed'), answers, 'h').input).toMatchObject({ userId: 'U9' });
  expect(checkInput(endpoint('backMenu.menus'), answers, 'office.example:8443').input).toEqual({
    domainName: 'office.example:8443',
  });
});
