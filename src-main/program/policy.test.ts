/** A program under a policy: notices at the start, and the door's refusal to change locked settings. */
import { existsSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it, vi } from 'vitest';
import { computer } from '../services/policy/testing/computer.ts';
import { freshProgram } from './testing/fresh-program.ts';

const { ask, dataDir, program, start: begin } = freshProgram();

async function start(document: string): Promise<void> {
  const path = join(dataDir(), 'given-policy.json');
  await writeFile(path, document);
  const policy = { platform: 'linux' as const, environment: path, sources: computer({}) };
  await begin({ checkResults: true, policy });
}

it('says which settings are locked, and changes them by no call', async () => {
  await start('{"locked":{"appearance":"dark","journalDays":7}}');
  const told = vi.fn();
  program().onEvent(told);
  expect(await ask('app.start')).toMatchObject({
    ok: true,
    value: {
      facts: { lockedSettings: ['appearance', 'journalDays'], notices: [] },
      settings: { appearance: 'dark', journalDays: 7 },
    },
  });
  for (const [name, args] of [
    ['settings.update', { appearance: 'light' }],
    ['settings.update', { language: 'zh-CN', journalDays: 8 }],
    ['settings.reset', { keys: ['appearance'] }],
  ] as const) {
    expect(await ask(name, args)).toMatchObject({ ok: false, error: { code: 'SETTING_MANAGED' } });
  }
  expect(await ask('settings.get')).toMatchObject({ value: { appearance: 'dark', language: 'system' } });
  expect(told).not.toHaveBeenCalled();
});

it('says which policy is refused and why, and starts without it', async () => {
  await start('{"locked":{"appearance":"dark","language":"fr"}}');
  expect(await ask('app.facts')).toMatchObject({
    ok: true,
    value: {
      lockedSettings: [],
      notices: [
        {
          code: 'POLICY_REFUSED',
          params: {
            place: join(dataDir(), 'given-policy.json'),
            problem: 'FIELD',
            detail: 'locked.language',
          },
        },
      ],
    },
  });
  expect(await ask('settings.update', { appearance: 'light' })).toMatchObject({ ok: true });
  expect(await ask('policy.effective')).toMatchObject({
    value: { places: [{ state: 'absent' }, { kind: 'environment', state: 'refused', problem: 'FIELD' }] },
  });
});

it('the journal has what lets a daily decision pass, by the shell’s own word', async () => {
  const entry = {
    time: Date.now(),
    server: 'sandbox',
    serverName: 'Sandbox',
    user: 'Lin',
    title: 'x',
    endpoint: 'joinApplications.handle',
    before: null,
    after: null,
    result: 'done',
    message: '',
    undo: null,
  };
  const allowedBy = async (part: object = {}) => {
    const reply = await ask('journal.append', { ...entry, ...part });
    if (!reply.ok) return reply.error.code;
    const kept = await ask('journal.entry', reply.value);
    return kept.ok ? (kept.value as { entry: { allowedBy: string } }).entry.allowedBy : kept.error.code;
  };
  const write = { method: 'POST', target: '/api/bs/basicserver/join_apply/handle', body: null };
  const send = async (target: string) => {
    const request = { ...write, target, headers: [['x-steward-profile', 'sandbox']] as [string, string][] };
    const answer = await program().gateway.handle({ ...request, signal: new AbortController().signal });
    await answer.body?.cancel();
    return new Headers(answer.headers).get('x-steward-gateway');
  };
  await start('{"locked":{"approve":"always","dailyDecisions":"atOnce"}}');
  expect(await send(write.target)).toBeNull();
  expect(await send('/api/nobody/knows/this')).toBe('NOT_APPROVED');
  expect(await allowedBy()).toBe(join(dataDir(), 'given-policy.json'));
  expect(await allowedBy({ endpoint: 'agreements.update' })).toBe('');
  expect(await allowedBy({ server: 'nobody knows' })).toBe('');
  expect(await allowedBy({ allowedBy: 'me' })).toBe('BAD_ARGUMENTS');
  await program().close();
  await start('{"locked":{"approve":"always"}}');
  expect(await ask('settings.update', { dailyDecisions: 'atOnce' })).toMatchObject({
    error: { code: 'SETTING_MANAGED' },
  });
  expect(await send(write.target)).toBe('NOT_APPROVED');
  expect(await allowedBy()).toBe('');
  await program().close();
  await start('{}');
  await ask('settings.update', { approve: 'always', dailyDecisions: 'atOnce' });
  expect(await send(write.target)).toBeNull();
  expect(await allowedBy()).toBe('settings');
});

it('without the sandbox nothing reaches it, and it is not opened', async () => {
  await start('{"sandbox":false}');
  const answer = await program().gateway.handle({
    method: 'GET',
    target: '/papi/passport/session',
    body: null,
    headers: [['x-steward-profile', 'sandbox']],
    signal: new AbortController().signal,
  });
  await answer.body?.cancel();
  expect(new Headers(answer.headers).get('x-steward-gateway')).toBe('SERVER_BLOCKED');
  for (const [name, args] of [
    ['servers.choose', { id: 'sandbox' }],
    ['sandbox.scenario', {}],
    ['sandbox.reset', {}],
    ['sandbox.pretend', {}],
  ] as const) {
    expect(await ask(name, args), name).toMatchObject({ error: { code: 'SERVER_BLOCKED' } });
  }
  expect(existsSync(join(dataDir(), 'sandbox'))).toBe(false);
});
