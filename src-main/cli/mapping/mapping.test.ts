/** `steward server record` and `steward mapping check`, as a script sees them. */
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { endpoints } from '#shared/api/index.ts';
import { savedAnswer } from '#shared/rules/servers/mapping/saved-answer.ts';
import { mappingCheckShape, serverRecordShape } from '../render/json/mapping.ts';
import { steward, temporary } from '../testing/steward.ts';

const around = { dataFolder: temporary() };
const answers = join(temporary(), 'answers');
let recorded: ReturnType<typeof serverRecordShape.parse>;

beforeAll(async () => {
  const at = ['--server', 'sandbox', '--user', 'systemAdministrator'];
  const { code, out, err } = await steward(['server', 'record', '--out', answers, '--json', ...at], around);
  expect({ code, err }).toMatchObject({
    code: 0,
    err: expect.stringContaining(`answers written to ${answers}`),
  });
  recorded = serverRecordShape.parse(JSON.parse(out));
});

function mapping(calls: object): string {
  const path = join(temporary(), 'x.steward-mapping');
  writeFileSync(path, JSON.stringify({ format: 'steward.mapping', version: 1, calls }));
  return path;
}
const saved = (call: string) =>
  savedAnswer.parse(JSON.parse(readFileSync(join(answers, `${call}.answer.json`), 'utf8')));

test('every call that reads is there, none that writes, nobody by name', () => {
  const reads = endpoints.filter(
    ({ id, effect, encoding }) =>
      effect === 'read' &&
      encoding !== 'multipart' &&
      !['session.accounts', 'session.signInPage'].includes(id),
  );
  expect(recorded.calls.map(({ call }) => call)).toEqual(reads.map(({ id }) => id));
  expect(recorded.unanswered).toEqual([]);
  const text = readdirSync(answers)
    .map((name) => readFileSync(join(answers, name), 'utf8'))
    .join('');
  expect(text.match(/林知远|@(?!example\.com)[a-z-]+\.[a-z]{2,}/g)).toBeNull();
  const people = saved('people.people').body as { data: { result: { username: string }[] } };
  expect(people.data.result.length).toBeGreaterThan(0);
  expect(JSON.stringify(people)).toMatch(/\p{Script=Han}/u);
});

test('saved answers fit the declared calls, without a mapping', async () => {
  const { code, out } = await steward(
    ['mapping', 'check', mapping({}), '--answers', answers, '--json'],
    around,
  );
  const checked = mappingCheckShape.parse(JSON.parse(out));
  expect(checked.calls.filter(({ fit }) => fit === 'different')).toEqual([]);
  expect(checked.calls.filter(({ fit }) => fit === 'present').length).toBeGreaterThan(150);
  expect({ code, fits: checked.fits }).toEqual({ code: 0, fits: true });
});

test('an answer that does not fit comes first, with its field', async () => {
  const wrong = mapping({
    'onlineUsers.query': { answer: { names: { 'result[].own': 'result[].mine' } } },
  });
  const { code, out } = await steward(['mapping', 'check', wrong, '--answers', answers], around);
  expect(code).toBe(4);
  expect(out.split('\n')[0]).toMatch(/onlineUsers\.query {2}The answer is different: result\.0\.own/);
  expect(out).toMatch(/\d+ of \d+ answers fit\.\n$/);
});

test.each([
  [['mapping', 'check', 'FILE'], 64, /--answers FOLDER/],
  [['server', 'record', '--server', 'sandbox'], 64, /--out FOLDER/],
  [['mapping', 'check', 'FILE', '--answers', 'nowhere'], 2, /nowhere/],
])('%j: %i', async (args, code, said) => {
  const given = args.map((one) => (one === 'FILE' ? mapping({}) : one));
  const result = await steward(given, around);
  expect({ code: result.code, err: result.err }).toEqual({ code, err: expect.stringMatching(said) });
});

test('a mapping that is refused is named, a folder that is there is not written over', async () => {
  const refused = mapping({ 'no.such': {} });
  expect(await steward(['mapping', 'check', refused, '--answers', answers], around)).toMatchObject({
    code: 2,
    err: expect.stringMatching(/\[endpointUnknown\].*calls\.no\.such/),
  });
  const again = [
    'server',
    'record',
    '--server',
    'sandbox',
    '--user',
    'systemAdministrator',
    '--out',
    answers,
  ];
  expect(await steward(again, around)).toMatchObject({
    code: 73,
    err: expect.stringContaining('exists already'),
  });
});
