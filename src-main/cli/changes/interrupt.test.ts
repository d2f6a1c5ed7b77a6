/** A server does not answer: the first Ctrl+C names what is waited for, and the second one stops waiting. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { saveSystemRemind } from '#shared/api/reminders/reminders.ts';
import { changesApplyShape } from '../render/json/changes.ts';
import { type PlatformServer, platformServer, rightPassword } from '../testing/platform-server.ts';
import { steward, temporary } from '../testing/steward.ts';

let server: PlatformServer;
beforeAll(async () => {
  server = await platformServer();
});
afterAll(() => server.close());

test('a silent server: the first says what is waited for, the second lets it go; the same file finds it done', async () => {
  const path = join(temporary(), 'set.steward-changes');
  const facts = { made: '2026-11-24T08:00:00.000Z', from: { server: 'Sandbox', user: 'Lin' } };
  const change = { kind: 'newUserPush', place: {}, edits: { on: { from: true, to: false } } };
  writeFileSync(path, JSON.stringify({ format: 'steward.changes', version: 1, ...facts, changes: [change] }));
  const pressed: (() => void)[] = [];
  const dataFolder = temporary();
  const apply = () => {
    const given = ['--server', server.address, '--user', 'lin', '--password-file', '-'];
    return steward(['changes', 'apply', path, '--json', ...given], {
      dataFolder,
      input: `${rightPassword}\n`,
      onInterrupt(listener) {
        pressed.push(listener);
        return () => undefined;
      },
    });
  };
  server.lose(saveSystemRemind.path, 'silent');
  const running = apply();
  await expect.poll(() => server.asked, { timeout: 20_000 }).toContain(`POST ${saveSystemRemind.path}`);
  pressed[0]?.();
  pressed[1]?.();
  const { code, out, err } = await running;
  expect(err).toMatch(
    /^steward: Stopping: waiting for 1 answer \(.+\) … Press Ctrl\+C again to stop waiting\.$/m,
  );
  const said = changesApplyShape.parse(JSON.parse(out));
  expect({ code, cancelled: said.cancelled }).toEqual({ code: 130, cancelled: true });
  expect(said.changes).toMatchObject([
    { result: 'unknown', message: 'Steward did not wait for the answer.' },
  ]);
  const again = changesApplyShape.parse(JSON.parse((await apply()).out));
  expect(again.changes.map(({ result }) => result)).toEqual(['held']);
  const { entries } = JSON.parse((await steward(['journal', '--json'], { dataFolder })).out);
  expect(entries).toMatchObject([{ result: 'done', undoable: true }]);
}, 30_000);
