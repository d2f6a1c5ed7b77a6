/** `steward changes …` as a script sees it: streams, exit codes, both languages. */
import { generateKeyPairSync, sign } from 'node:crypto';
import { readFileSync, truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { signedText } from '#shared/rules/changes/approval/canonical.ts';
import { changesDiffShape, changesShowShape } from '../render/json/changes.ts';
import { steward, temporary } from '../testing/steward.ts';

const rule = (to: string, id = 'RC1') => ({
  kind: 'ruleConfig',
  place: { id },
  edits: { ruleName: { from: 'Job number', to }, noEmoji: { from: false, to: true } },
});
function file(name: string, ...changes: object[]): string {
  const path = join(temporary(), name);
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes }));
  return path;
}

test('show says each field in words, in both languages', async () => {
  const path = file('monday.steward-changes', rule('Number'));
  const { code, out, err } = await steward(['changes', 'show', path]);
  expect({ code, err }).toEqual({ code: 0, err: '' });
  expect(out).toBe(
    'monday.steward-changes: 1 change, made on Sandbox, Lin, 2026-11-24T08:00:00.000Z\n' +
      'Rule changed: Job number\n    Name: Job number → Number\n    No emoji: off → on\n',
  );
  expect((await steward(['changes', 'show', '--language', 'zh-CN', path])).out).toContain('修改规则');
});

test('a record is called as the console calls it: by its own name, by what its file says of its id, by the id else', async () => {
  const on = { kind: 'ruleConfig', edits: { noEmoji: { from: true, to: false } } };
  const path = file('a', rule('x'), ...['RC2', 'RC3'].map((id) => ({ ...on, place: { id } })));
  const whole = JSON.parse(readFileSync(path, 'utf8'));
  const names = [
    { kind: 'ruleConfig', id: 'RC2', name: 'Mobile number', key: 'Mobile number' },
    { kind: 'segment', id: 'RC3', name: 'Another thing of that id', key: 'Another' },
  ];
  writeFileSync(path, JSON.stringify({ ...whole, names }));
  const { out } = await steward(['changes', 'show', path]);
  expect(out.match(/^Rule.*$/gm)).toEqual([
    'Rule changed: Job number',
    expect.stringMatching(/: Mobile number$/),
    expect.stringMatching(/: RC3$/),
  ]);
});

test('an unreadable file is named and costs 2, also in JSON; the other files are shown', async () => {
  const [good, bad] = [file('a', rule('x')), file('b', { ...rule('x'), kind: 'tenant.delete' })];
  const { code, out } = await steward(['changes', 'show', bad, good]);
  expect(code).toBe(2);
  expect(out).toContain('[unknownKind]');
  expect(out).toContain('Rule changed');
  const json = await steward(['changes', 'show', '--json', bad, good]);
  const { files } = changesShowShape.parse(JSON.parse(json.out));
  expect(files.map(({ problem }) => problem)).toEqual(['unknownKind', null]);
});

test('a name with orders to the terminal is spelled out', async () => {
  const { out } = await steward(['changes', 'show', file('a', rule('\u001b[2J\u202ex'))]);
  for (const order of ['\u001b', '\u202e']) expect(out).not.toContain(order);
});

test('diff: 0 where both do the same, 4 with what is otherwise, 2 where one is refused', async () => {
  const [one, same] = [file('a', rule('x')), file('b', rule('x'))];
  expect(await steward(['changes', 'diff', one, same])).toMatchObject({
    code: 0,
    out: 'Both files do the same.\n',
  });
  const other = file('c', rule('y'), rule('z', 'RC2'));
  const { code, out } = await steward(['changes', 'diff', one, other]);
  expect(code).toBe(4);
  expect(out).toContain('~ Rule changed: Job number\n');
  expect(out).toContain('+ Rule changed: Job number\n');
  const json = await steward(['changes', 'diff', '--json', one, other]);
  const { changes } = changesDiffShape.parse(JSON.parse(json.out));
  expect(changes.map(({ state }) => state)).toEqual(['changed', 'added']);
  expect(await steward(['changes', 'diff', one, file('d')])).toMatchObject({ code: 2, out: '' });
});

test('one that is larger than any is refused by its name, in both languages', async () => {
  const path = join(temporary(), 'huge.steward-changes');
  writeFileSync(path, '');
  truncateSync(path, 40_000_000);
  const { code, out } = await steward(['changes', 'show', path]);
  expect({ code, out }).toEqual({
    code: 2,
    out: '“huge.steward-changes” is not opened [tooLarge]: It is too large for a file of changes.\n',
  });
  const chinese = await steward(['changes', 'show', path, '--language', 'zh-CN']);
  expect(chinese.out).toContain('[tooLarge]: 文件过大，不是变更文件。');
  const applied = await steward(['changes', 'apply', path]);
  expect(applied).toMatchObject({ code: 2, out: '' });
  expect(applied.err).toContain('[tooLarge]');
});

test('without a file it says what is missing', async () => {
  const { code, err } = await steward(['changes', 'show']);
  expect(code).toBe(64);
  expect(err).toContain('Name the file of changes: steward changes show FILE');
});

test('show tells who asked, who answered, with which keys; a signature that does not hold is refused: 2', async () => {
  const signed = signedFile();
  const path = join(temporary(), 'signed');
  writeFileSync(path, JSON.stringify(signed));
  const { code, out } = await steward(['changes', 'show', path]);
  expect(code).toBe(0);
  expect(out).toMatch(
    /Asks for approval: Lin, 2026-11-24T08:00:00\.000Z\n {2}Why\n {2}Fingerprint: (\d{5} ?){8}\n {2}The signature is valid/,
  );
  expect(out).toMatch(/Approved: Wei, 2026-11-24T09:00:00\.000Z\n {2}Fingerprint/);
  const json = changesShowShape.parse(JSON.parse((await steward(['changes', 'show', '--json', path])).out));
  expect(json.files).toMatchObject([
    {
      request: { by: 'Lin', id: signed.request.id, server: '' },
      decision: { by: 'Wei', verdict: 'approved' },
    },
  ]);
  writeFileSync(path, JSON.stringify({ ...signed, decision: { ...signed.decision, verdict: 'refused' } }));
  const bad = await steward(['changes', 'show', path]);
  expect(bad.code).toBe(2);
  expect(bad.out).toContain('[decisionSignature]: The signature of the answer by “Wei” is not valid');
});

test('an approval holds when it says, with the zone in words; before and after nothing is applied: 77', async () => {
  const signed = (span: object) => {
    const path = join(temporary(), 'signed');
    writeFileSync(path, JSON.stringify(signedFile({ ...span, computer: 'PC-1' }, { computer: 'pc-1' })));
    return path;
  };
  const at = (hour: number) => `2026-11-20T0${hour}:00:00.000Z`;
  const { out } = await steward(['changes', 'show', signed({ notBefore: at(5), validUntil: at(6) })]);
  expect(out).toMatch(/Not before 20 Nov 2026, .* GMT.*\. Valid until 20 Nov 2026, .* GMT/);
  expect(out).toContain('Both signatures were made on one computer, “pc-1”');
  const apply = (path: string, ...more: string[]) =>
    steward(['changes', 'apply', path, '--server', 'sandbox', '--user', 'systemAdministrator', ...more]);
  // It is 04:00 by the test's clock.
  for (const [span, said] of [
    [{ notBefore: at(5) }, 'is not valid yet'],
    [{ validUntil: at(3) }, 'is no longer valid'],
  ] as const) {
    const ended = await apply(signed(span));
    expect(ended).toMatchObject({ code: 77, out: '' });
    expect(ended.err).toContain(said);
    expect(ended.err).toContain('20 Nov 2026');
  }
  expect((await apply(signed({ notBefore: at(3), validUntil: at(5) }), '--dry-run')).code).not.toBe(77);
});

/** One installation asks for the approval, another one approves. */
function signedFile(answer: object = {}, asking: object = {}) {
  const [lin, wei] = [generateKeyPairSync('ed25519'), generateKeyPairSync('ed25519')];
  const raw = ({ publicKey }: typeof lin) =>
    Buffer.from(String(publicKey.export({ format: 'jwk' }).x), 'base64url').toString('base64');
  const seal = (text: string, { privateKey }: typeof lin) =>
    sign(null, Buffer.from(text), privateKey).toString('base64');
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  const whole = { format: 'steward.changes', version: 1, ...facts, changes: [rule('Number')] };
  const asks = {
    id: '0'.repeat(32),
    server: '',
    by: 'Lin',
    at: facts.made,
    words: 'Why',
    key: raw(lin),
    ...asking,
  };
  const request = { ...asks, signature: seal(signedText('request', { ...whole, request: asks }), lin) };
  const says = {
    verdict: 'approved',
    by: 'Wei',
    at: '2026-11-24T09:00:00.000Z',
    words: '',
    key: raw(wei),
    ...answer,
  };
  const signature = seal(signedText('decision', { ...whole, request, decision: says }), wei);
  return { ...whole, request, decision: { ...says, signature } };
}
