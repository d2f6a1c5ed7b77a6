/** Notices about events before the console was loaded. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { newServerDraft } from '#shared/rules/servers/draft.ts';
import { authorities } from '../authorities/authorities.ts';
import { computer } from '../services/policy/testing/computer.ts';
import { tlsVariableNotice } from './index.ts';
import { freshProgram } from './testing/fresh-program.ts';

const { ask, dataDir, program, start: begin } = freshProgram();

async function start(asksForNoChecks: boolean): Promise<void> {
  const policy = { platform: 'linux' as const, sources: computer({}) };
  await begin({ policy, notices: tlsVariableNotice(asksForNoChecks) });
}

it.each([
  [true, [{ code: 'TLS_VARIABLE', params: {} }]],
  [false, []],
])('an environment that asks for no checks of certificates: %j', async (asked, notices) => {
  await start(asked);
  expect(await ask('app.facts')).toMatchObject({ ok: true, value: { notices } });
});

it('authorities of this computer that could not be read are told while that lasts, and are read again on demand', async () => {
  let works = false;
  const usual = authorities.readBy({
    spare: () => ['well known'],
    patience: 60_000,
    now: () => 1000,
    read: () => (works ? Promise.resolve(['a', 'b', 'c']) : Promise.reject(new Error('no thread'))),
  });
  await start(false);
  const told: unknown[] = [];
  program().onEvent((name, payload) => told.push([name, payload]));
  const failed = { count: 1, readAt: 1000, problem: 'FAILED' };
  expect(await ask('servers.authorities')).toEqual({ ok: true, value: failed });
  const notices = [{ code: 'AUTHORITIES_UNREAD', params: { problem: 'FAILED' } }];
  expect(await ask('app.facts')).toMatchObject({ value: { notices } });
  works = true;
  const read = { count: 3, readAt: 1000, problem: null };
  expect(await ask('servers.reloadAuthorities')).toEqual({ ok: true, value: read });
  expect(await ask('app.facts')).toMatchObject({ value: { notices: [] } });
  expect(told).toEqual([
    ['app.noticesChanged', { notices }],
    ['app.noticesChanged', { notices: [] }],
  ]);
  const log = () => readFile(join(dataDir(), 'logs', 'steward.log'), 'utf8').catch(() => '');
  await expect.poll(log).toMatch(/authorities .*no thread/);
  authorities.readBy(usual);
});

it('authorities are read soon after a start with a server on the network, without any call', async () => {
  await start(false);
  const list = await program().servers.add({
    ...newServerDraft(),
    name: 'Harbour',
    address: 'https://harbour.example',
  });
  await program().servers.choose(list.profiles.find(({ kind }) => kind === 'remote')?.id ?? '');
  await program().close();
  const begun = Promise.withResolvers<void>();
  const usual = authorities.readBy({
    spare: () => [],
    patience: 60_000,
    now: () => 1000,
    read: async () => {
      begun.resolve();
      return ['a'];
    },
  });
  await start(false);
  await begun.promise;
  authorities.readBy(usual);
});
