/** The server's own sign-in page: its cookies count only where the server then treats them as signed in. */
import { expect, it, vi } from 'vitest';
import type { SignInOutcome } from '../gateway/index.ts';
import { sandboxTarget } from '../services/servers/target.ts';
import { signInByPage } from './server-sign-in.ts';

function parts(cookie: string | null, outcome: SignInOutcome) {
  const list = { active: 's', profiles: [], locked: false };
  const servers = {
    targetFor: () => ({ ...sandboxTarget, id: 's', kind: 'remote' }),
    list: async () => list,
    takeSession: vi.fn(async () => list),
  };
  const gateway = { forgetSession: vi.fn(), checkSession: vi.fn(async () => outcome) };
  const hooks = { signInPage: async () => cookie };
  return { servers, gateway, hooks, all: { servers, gateway, hooks } as never };
}

it('takes the session over that the server answers for', async () => {
  const { servers, gateway, all } = parts('SID=1', { ok: true, who: {} });
  expect(await signInByPage(all, 's')).toMatchObject({ signedIn: true });
  const credential = { kind: 'cookie', cookie: 'SID=1' };
  expect(gateway.forgetSession.mock.invocationCallOrder[0]).toBeLessThan(
    gateway.checkSession.mock.invocationCallOrder[0] ?? 0,
  );
  expect(gateway.checkSession).toHaveBeenCalledWith(
    expect.objectContaining({ credential }),
    expect.anything(),
  );
  expect(servers.takeSession).toHaveBeenCalledWith('s', credential);
});

it('takes no cookie that a page sets for everybody', async () => {
  const { servers, all } = parts('JSESSIONID=x', { ok: false, reason: 'NOT_SIGNED_IN', detail: 'HTTP 401' });
  await expect(signInByPage(all, 's')).rejects.toMatchObject({
    code: 'SIGN_IN_FAILED',
    params: { reason: 'NOT_SIGNED_IN', detail: 'HTTP 401' },
  });
  expect(servers.takeSession).not.toHaveBeenCalled();
});

it('asks nobody where the window was closed', async () => {
  const { gateway, all } = parts(null, { ok: true, who: {} });
  expect(await signInByPage(all, 's')).toMatchObject({ signedIn: false });
  expect(gateway.checkSession).not.toHaveBeenCalled();
});
