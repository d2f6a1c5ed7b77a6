/** Pages of a server that is reached as the system does: the same proxies, the same questions, the same trust. */
import { X509Certificate } from 'node:crypto';
import { beforeEach, expect, it, vi } from 'vitest';
import { desktop } from '#shared/text/tables/desktop.ts';
import { until } from '#shared/testing/until.ts';
import { platformWindows } from '../../src-main/desktop/platform-window.ts';
import { guardAllPages, guardAllSessions } from '../../src-main/desktop/walls.ts';
import { answerCredentials } from '../../src-main/desktop/window-credentials.ts';
import type { ProxyLogins } from '../../src-main/gateway/system-network/system-network.ts';
import { makeCertificate } from '../../src-main/gateway/testing/certificates.ts';
import { type ServerTarget, sandboxTarget } from '../../src-main/services/servers/target.ts';
import { app, readyElectron, session, windows } from './electron.ts';
import { certificateOf } from './electron/network-tls.ts';
import { preventable } from './electron/rules.ts';

vi.mock('electron', () => import('./electron.ts'));

const self = makeCertificate({ name: 'self', hosts: ['s.example.com'] });
const shown = new X509Certificate(self.cert);
const target: ServerTarget = {
  ...sandboxTarget,
  id: 's1',
  mark: 's1',
  kind: 'remote',
  address: 'https://s.example.com/base',
  route: {
    ...sandboxTarget.route,
    proxy: { mode: 'system', asSystem: true },
    trusted: [{ host: 's.example.com:443', fingerprint: shown.fingerprint256, pem: self.cert }],
  },
};
const findTrustedCertificate = vi.fn(async (): Promise<string | null> => null);
const find = vi.fn<ProxyLogins['find']>(async () => null);
beforeEach(async () => {
  readyElectron();
  vi.clearAllMocks();
  guardAllPages(app as unknown as Electron.App, () => undefined);
  guardAllSessions(app as unknown as Electron.App);
  const platform = platformWindows({
    target: async () => target,
    findTrustedCertificate,
    openLink: () => undefined,
    texts: () => desktop['en-US'],
    language: () => 'en-US',
    report: () => undefined,
  });
  const network = { reaches: () => false, logins: { find } };
  const choose = async () => null;
  answerCredentials(app as unknown as Electron.App, platform, { report: () => undefined, network, choose });
  await platform.open('https://s.example.com/base/x', target);
});

it('a proxy is answered by what the user types; a repeated question means that it was wrong', async () => {
  const proxy = { isProxy: true, scheme: 'ntlm', host: 'proxy.example', port: 3128, realm: '' };
  const typed = { userName: 'OFFICE\\ada', password: 'typed' };
  const answered = vi.fn();
  const ask = (): boolean =>
    app.emit('login', preventable(), windows.at(-1)?.webContents, { url: '' }, proxy, answered);
  find.mockResolvedValueOnce(typed);
  ask();
  await until(() => answered.mock.calls.length === 1);
  ask();
  await until(() => answered.mock.calls.length === 2);
  expect(answered.mock.calls).toEqual([['OFFICE\\ada', 'typed'], []]);
  expect(find.mock.calls).toEqual([
    [proxy, null, []],
    [proxy, null, [typed]],
  ]);
});

it('a certificate is judged without a connection of our own, which such a proxy would not let through', () => {
  const own = [...session.made.values()].at(-1);
  const verify = own?.handlers.certificateVerify as (
    request: object,
    callback: (code: number) => void,
  ) => void;
  const verdictOn = (
    certificate: Electron.Certificate,
    errorCode = -202,
    hostname = 's.example.com',
  ): unknown => {
    const answered = vi.fn();
    verify({ hostname, errorCode, certificate }, answered);
    return answered.mock.calls[0]?.[0];
  };
  expect(verdictOn(certificateOf(shown))).toBe(0);
  expect(verdictOn(certificateOf(shown), -202, 'sso.example.net')).toBe(-3);
  expect(verdictOn(certificateOf(shown), -206)).toBe(-3);
  const other = new X509Certificate(makeCertificate({ name: 'self', hosts: ['s.example.com'] }).cert);
  expect(verdictOn(certificateOf(other))).toBe(-3);
  // A certificate that can't be read is Chromium's to judge.
  expect(verdictOn({ ...certificateOf(shown), data: 'nothing' })).toBe(-3);
  expect(findTrustedCertificate).not.toHaveBeenCalled();
});
