/** The ways to a server hold for both carriers: certificates, pins, authorities, proxies and what proxies ask. */
import { X509Certificate } from 'node:crypto';
import { beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { makeCertificate } from '../../src-main/gateway/testing/certificates.ts';
import { ask, cleanup, named, ok, server } from '../../src-main/gateway/testing/exchange.ts';
import { type ProxyWish, testProxy } from '../../src-main/gateway/testing/proxy-server.ts';
import { refusedCertificate } from '../../src-main/gateway/index.ts';
import { ntlmProxy } from '../support/ntlm-proxy.ts';
import { hasSquid, startSquid } from '../support/squid.ts';
import { askLogin, carriers, choose, reach } from './carriers.ts';
import { answers, app, readyElectron } from './electron.ts';
import { certificateOf } from './electron/network-tls.ts';
import { preventable } from './electron/rules.ts';

vi.mock('electron', () => import('./electron.ts'));
beforeEach(() => {
  readyElectron();
  askLogin.mockReset().mockResolvedValue(null);
  choose.mockClear();
});

const textOf = async (answer: ReturnType<typeof ask>): Promise<string> =>
  new Response((await answer).body).text();
const day = 86_400_000;
const authority = makeCertificate({ name: 'Own CA' });
const leafFor = (more: Partial<Parameters<typeof makeCertificate>[0]> = {}) =>
  makeCertificate({ name: 'leaf', hosts: ['127.0.0.1', 'platform.test'], issuer: authority, ...more });
const past = { from: new Date(Date.now() - 2 * day), until: new Date(Date.now() - day) };
const future = { from: new Date(Date.now() + day), until: new Date(Date.now() + 2 * day) };
const fingerprintOf = (cert: string): string => new X509Certificate(cert).fingerprint256;

describe.each(carriers)('%s', (carrier) => {
  describe('a certificate', () => {
    it.each([
      ['signed by itself', makeCertificate({ name: 'self', hosts: ['127.0.0.1'] }), 'TLS_SELF_SIGNED'],
      ['of an unknown authority', leafFor(), 'TLS_UNKNOWN_CA'],
    ])('%s is refused with its fingerprint, and kept for who compares it', async (_, shown, code) => {
      const one = await server(ok('{}'), shown);
      const [, name, detail] = await named(ask(reach(carrier, `https://127.0.0.1:${one.port}`)));
      expect([name, detail]).toEqual([
        code,
        expect.stringContaining(` SHA-256 ${fingerprintOf(shown.cert)}`),
      ]);
      expect(refusedCertificate(`127.0.0.1:${one.port}`, fingerprintOf(shown.cert))).toBe(shown.cert);
      expect(one.received).toEqual([]);
    });

    it.each([
      ['good', {}, null],
      ['for another name', { hosts: ['other.example.com'] }, 'TLS_WRONG_NAME'],
      ['expired', past, 'TLS_'],
      ['not valid yet', future, 'TLS_'],
    ])('of the profile’s own authority: %s', async (_, more, code) => {
      const one = await server(ok('{}'), leafFor(more));
      const gateway = reach(carrier, `https://127.0.0.1:${one.port}`, {
        route: { authorities: authority.cert },
      });
      if (code === null) expect(await textOf(ask(gateway))).toBe('{}');
      else expect((await named(ask(gateway)))[1]).toMatch(/^TLS_/);
      expect(one.received).toHaveLength(code === null ? 1 : 0);
    });

    it.each([
      ['the one that is shown', {}, true],
      ['for another name', { hosts: ['other.example.com'] }, true],
      ['which has expired', past, false],
    ])('that is trusted by hand: %s', async (_, more, isTaken) => {
      const shown = makeCertificate({ name: 'self', hosts: ['127.0.0.1'], ...more });
      const one = await server(ok('{}'), shown);
      const pin = { host: `127.0.0.1:${one.port}`, fingerprint: fingerprintOf(shown.cert), pem: shown.cert };
      const asked = (trusted: typeof pin) =>
        ask(reach(carrier, `https://127.0.0.1:${one.port}`, { route: { trusted: [trusted] } }));
      if (isTaken) expect(await textOf(asked(pin))).toBe('{}');
      else expect((await named(asked(pin)))[1]).toMatch(/^TLS_/);
      const other = makeCertificate({ name: 'self', hosts: ['127.0.0.1'] });
      for (const wrong of [
        { ...pin, fingerprint: fingerprintOf(other.cert), pem: other.cert },
        { ...pin, host: '127.0.0.1:1' },
      ])
        expect((await named(asked(wrong)))[1]).toMatch(/^TLS_/);
    });
  });

  describe('a proxy', () => {
    const proxy = async (wish?: ProxyWish) => {
      const made = await testProxy(wish);
      cleanup.push(made.close);
      answers.systemProxy = `PROXY 127.0.0.1:${made.port}`;
      return made;
    };
    const both = ['http', 'https'] as const;
    const upstream = async (scheme: (typeof both)[number]) => {
      const one = await server(ok('{}'), scheme === 'https' ? leafFor() : undefined);
      return { one, address: `${scheme}://platform.test:${one.port}` };
    };
    const trusting = { authorities: authority.cert };

    it.each(both)('of the system is used: %s', async (scheme) => {
      const made = await proxy();
      const { one, address } = await upstream(scheme);
      expect(await textOf(ask(reach(carrier, address, { route: trusting })))).toBe('{}');
      expect(made.asked).toEqual([
        scheme === 'http' ? `GET ${address}/api/x` : `CONNECT platform.test:${one.port}`,
      ]);
    });

    it('that is not reached is passed over, and named where there is no other', async () => {
      const gone = await testProxy();
      await gone.close();
      const made = await proxy();
      const { address } = await upstream('https');
      answers.systemProxy = `PROXY 127.0.0.1:${gone.port}; PROXY 127.0.0.1:${made.port}`;
      expect(await textOf(ask(reach(carrier, address, { route: trusting })))).toBe('{}');
      answers.systemProxy = `PROXY 127.0.0.1:${gone.port}`;
      expect((await named(ask(reach(carrier, address))))[1]).toBe('PROXY_UNREACHABLE');
    });

    it('that refuses is named', async () => {
      await proxy({ refuse: 403 });
      expect((await named(ask(reach(carrier, 'https://platform.test'))))[1]).toBe('PROXY_REFUSED');
    });

    it.each(both)('gets the profile’s user name and password: %s', async (scheme) => {
      await proxy({ login: 'ada:s3cret' });
      const { one, address } = await upstream(scheme);
      const asked = (userName: string, proxyPassword: string) =>
        ask(
          reach(carrier, address, {
            route: { ...trusting, proxyPassword, proxy: { mode: 'system', userName } },
          }),
        );
      expect(await textOf(asked('ada', 's3cret'))).toBe('{}');
      expect((await named(asked('ada', 'wrong')))[1]).toBe('PROXY_AUTH');
      expect((await named(asked('', '')))[1]).toBe('PROXY_AUTH');
      // None of it goes to the server.
      expect(one.received.join()).not.toMatch(/proxy-auth/i);
    });

    it.each(both)('that wants NTLM is passed by the system’s network alone: %s', async (scheme) => {
      const account = { username: 'OFFICE\\ada', password: 's3cret' };
      const made = await ntlmProxy(account);
      cleanup.push(made.close);
      answers.systemProxy = `PROXY 127.0.0.1:${made.port}`;
      const { address } = await upstream(scheme);
      const gateway = reach(carrier, address, { route: trusting });
      answers.systemAccount = account;
      if (carrier === 'our own connections') {
        expect((await named(ask(gateway)))[1]).toBe('PROXY_AUTH');
        return;
      }
      expect(await textOf(ask(gateway))).toBe('{}');
      // Nobody is asked for what the system knows.
      expect(askLogin).not.toHaveBeenCalled();
      answers.systemAccount = null;
      askLogin.mockResolvedValue({ userName: account.username, password: account.password });
      const fresh = reach(carrier, address, { route: trusting });
      const body = 'x'.repeat(20_000);
      const headers: [string, string][] = [['content-length', '20000']];
      expect(await textOf(ask(fresh, { method: 'POST', headers, body }))).toBe('{}');
      expect(askLogin).toHaveBeenCalledTimes(1);
      expect(askLogin.mock.calls[0]?.[0]).toMatchObject({
        scheme: 'ntlm',
        host: '127.0.0.1',
        isRefused: false,
      });
    });
  });
});

describe('the system’s network', () => {
  const carrier = 'the system’s network';

  it.each(['http', 'https'] as const)(
    'passes a proxy by the system’s ticket where it takes one, else by the account: %s',
    async (scheme) => {
      const account = { username: 'OFFICE\\ada', password: 's3cret' };
      const ticket = Buffer.from('ticket of ada').toString('base64');
      const made = await ntlmProxy({ ...account, ticket });
      cleanup.push(made.close);
      answers.systemProxy = `PROXY 127.0.0.1:${made.port}`;
      const one = await server(ok('{}'), scheme === 'https' ? leafFor() : undefined);
      const asked = async () => {
        made.asked.length = 0;
        const address = `${scheme}://platform.test:${one.port}`;
        expect(await textOf(ask(reach(carrier, address, { route: { authorities: authority.cert } })))).toBe(
          '{}',
        );
        return made.asked.map((line) => line.split(' ').at(-1));
      };
      answers.systemAccount = account;
      answers.systemTicket = ticket;
      expect(await asked()).toEqual(['407', 'passes']);
      answers.systemTicket = Buffer.from('of somebody else').toString('base64');
      expect(await asked()).toEqual(['407', '407', '407', 'passes']);
      answers.systemTicket = null;
      expect(await asked()).toEqual(['407', '407', 'passes']);
      expect(askLogin).not.toHaveBeenCalled();
      // The account is the proxy's to know.
      expect(one.received.join()).not.toMatch(/NTLM|Negotiate/i);
    },
  );

  it('asks the user for a proxy’s password once for all requests, and again where it is wrong', async () => {
    const made = await testProxy({ login: 'ada:s3cret' });
    cleanup.push(made.close);
    answers.systemProxy = `PROXY 127.0.0.1:${made.port}`;
    const one = await server(ok('{}'));
    const gateway = reach(carrier, `http://platform.test:${one.port}`);
    askLogin
      .mockResolvedValueOnce({ userName: 'ada', password: 'typo' })
      .mockResolvedValueOnce({ userName: 'ada', password: 's3cret' });
    const all = await Promise.all([1, 2, 3].map(() => textOf(ask(gateway))));
    expect(all).toEqual(['{}', '{}', '{}']);
    expect(askLogin.mock.calls.map(([{ isRefused }]) => isRefused)).toEqual([false, true]);
    expect(one.received.join()).not.toMatch(/proxy-auth/i);
  });

  it('does not ask again soon after the user has declined', async () => {
    const made = await testProxy({ login: 'ada:s3cret' });
    cleanup.push(made.close);
    answers.systemProxy = `PROXY 127.0.0.1:${made.port}`;
    const gateway = reach(carrier, 'https://platform.test');
    expect((await named(ask(gateway)))[1]).toBe('PROXY_AUTH');
    expect((await named(ask(gateway)))[1]).toBe('PROXY_AUTH');
    expect(askLogin).toHaveBeenCalledTimes(1);
  });

  it('never answers a server that asks as a proxy would', async () => {
    const one = await server(
      'HTTP/1.1 401 No\r\nWWW-Authenticate: Basic realm="Proxy"\r\nContent-Length: 0\r\n\r\n',
    );
    const route = { proxyPassword: 's3cret', proxy: { mode: 'system', userName: 'ada' } } as const;
    expect((await named(ask(reach(carrier, `http://127.0.0.1:${one.port}`, { route }))))[1]).toBe(
      'GATE_AUTH',
    );
    expect(askLogin).not.toHaveBeenCalled();
    expect(one.received.join()).not.toMatch(/authorization/i);
  });

  it('goes by the profile’s script, which Chromium runs', async () => {
    const made = await testProxy();
    cleanup.push(made.close);
    answers.proxyScript = (script, url) =>
      script === 'https://office.test/proxy.pac' && url.startsWith('http://platform.test:')
        ? `PROXY 127.0.0.1:${made.port}`
        : 'DIRECT';
    const one = await server(ok('{}'));
    const proxy = { mode: 'pac', address: 'https://office.test/proxy.pac', asSystem: true } as const;
    expect(await textOf(ask(reach(carrier, `http://platform.test:${one.port}`, { route: { proxy } })))).toBe(
      '{}',
    );
    expect(made.asked).toHaveLength(1);
  });

  it('gives a certificate of the system’s store only where the user has chosen it', async () => {
    const person = makeCertificate({ name: 'Ada', hosts: ['ada'], issuer: authority });
    const asking = { ...leafFor(), ca: authority.cert, requestCert: true, rejectUnauthorized: true };
    const one = await server(ok('{}'), asking);
    answers.systemAuthorities = [authority.cert];
    answers.systemCertificates = [person];
    const gateway = () => reach(carrier, `https://127.0.0.1:${one.port}`);
    expect(await textOf(ask(gateway()))).toBe('{}');
    expect(choose).toHaveBeenCalledTimes(1);
    choose.mockResolvedValueOnce(null);
    expect((await named(ask(gateway())))[1]).toMatch(/TLS_CLIENT_CERTIFICATE|CONNECTION_RESET/);
    // Nobody is asked about a server that no profile connects to.
    choose.mockClear();
    const given = vi.fn();
    const event = preventable();
    app.emit('select-client-certificate', event, null, 'evil.example:443', [certificateOf(undefined)], given);
    expect([event.defaultPrevented, given.mock.calls.flat()]).toEqual([true, []]);
    expect(choose).not.toHaveBeenCalled();
  });

  it.runIf(hasSquid)('passes squid with a password, for http and https', async () => {
    const squid = await startSquid();
    onTestFinished(squid.close);
    answers.systemProxy = `PROXY 127.0.0.1:${squid.port}`;
    for (const name of carriers) {
      for (const tls of [undefined, leafFor()]) {
        const one = await server(ok('{}'), tls);
        const address = `http${tls ? 's' : ''}://platform.test:${one.port}`;
        const asked = (userName: string) =>
          ask(
            reach(name, address, {
              route: {
                authorities: authority.cert,
                proxyPassword: 'any',
                proxy: { mode: 'system', userName },
              },
            }),
          );
        expect([name, address, (await named(asked('')))[1]]).toEqual([name, address, 'PROXY_AUTH']);
        expect([name, address, await textOf(asked('ada'))]).toEqual([name, address, '{}']);
      }
    }
  });
});
