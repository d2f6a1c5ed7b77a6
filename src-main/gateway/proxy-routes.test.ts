/** Ways to a server through a proxy: by hand, by script, by the environment and by the system. */
import { describe, expect, it, vi } from 'vitest';
import type { GatewayOptions } from './gateway.ts';
import { createRemoteCarrier } from './remote-carrier.ts';
import type { GatewayRoute } from './target.ts';
import { makeCertificate } from './testing/certificates.ts';
import { ask, at, cleanup, named, ok, server } from './testing/exchange.ts';
import { type ProxyWish, testProxy } from './testing/proxy-server.ts';
import { textOf, through } from './testing/route.ts';

const authority = makeCertificate({ name: 'Own CA' });
const leaf = makeCertificate({ name: 'leaf', hosts: ['127.0.0.1'], issuer: authority });
const self = makeCertificate({ name: 'self', hosts: ['127.0.0.1'] });

describe('a proxy', () => {
  const proxy = async (wish?: ProxyWish) => {
    const made = await testProxy(wish);
    cleanup.push(made.close);
    return made;
  };
  // Loopback never goes through a proxy, but the proxy can resolve this name to loopback itself.
  const name = 'server.localhost.test';
  const manual = (port: number, more: Partial<GatewayRoute> = {}): Partial<GatewayRoute> => ({
    proxy: { mode: 'manual', address: `http://127.0.0.1:${port}`, userName: '', bypass: [] },
    ...more,
  });

  it('is asked by the whole address for http', async () => {
    const upstream = await server(ok('{}'));
    const made = await proxy();
    made.asked.length = 0;
    const answer = await named(ask(through(`http://${name}:${upstream.port}`, manual(made.port)))).catch(
      () => null,
    );
    expect(made.asked).toEqual([`GET http://${name}:${upstream.port}/api/x`]);
    expect(answer).toBeNull();
  });

  it('tunnels https, and is refused by name', async () => {
    const made = await proxy({ refuse: 403 });
    expect((await named(ask(through(`https://${name}`, manual(made.port)))))[1]).toBe('PROXY_REFUSED');
    expect(made.asked).toEqual([`CONNECT ${name}:443`]);
  });

  it('gets user name and password, and is named where it does not take them', async () => {
    const made = await proxy({ login: 'ada:s3cret', refuse: 502 });
    const login = (userName: string, proxyPassword: string) =>
      through(`https://${name}`, {
        proxy: { mode: 'manual', address: `http://127.0.0.1:${made.port}`, userName, bypass: [] },
        proxyPassword,
      });
    expect((await named(ask(login('ada', 's3cret'))))[1]).toBe('PROXY_REFUSED');
    expect((await named(ask(login('ada', 'wrong'))))[1]).toBe('PROXY_AUTH');
    expect((await named(ask(through(`http://${name}`, manual(made.port)))))[1]).toBe('PROXY_AUTH');
  });

  it.each([
    ['signed by itself', self, 'TLS_SELF_SIGNED'],
    ['of an unknown authority', leaf, 'TLS_UNKNOWN_CA'],
    ['for another name', makeCertificate({ name: 'other', hosts: ['other.example.com'] }), 'TLS_'],
  ])('with a refused certificate is named, with the fingerprint: %s', async (_, certificate, why) => {
    const { port } = await server(ok('{}'), certificate);
    const secure = {
      mode: 'manual',
      address: `https://127.0.0.1:${port}`,
      userName: '',
      bypass: [],
    } satisfies GatewayRoute['proxy'];
    for (const scheme of ['http', 'https']) {
      const [, code, detail] = await named(ask(through(`${scheme}://${name}`, { proxy: secure })));
      expect([code, detail]).toEqual(['PROXY_CERTIFICATE', expect.stringContaining(why)]);
      expect(detail).toMatch(/SHA-256 ([0-9A-F]{2}:){31}[0-9A-F]{2}$/);
    }
    const known = through(`https://${name}`, { proxy: secure, authorities: authority.cert });
    if (certificate === leaf) expect((await named(ask(known)))[1]).toBe('PROXY_REFUSED');
  });

  it('that is not there is another failure than a server that is not', async () => {
    const made = await testProxy();
    await made.close();
    expect((await named(ask(through(`https://${name}`, manual(made.port)))))[1]).toBe('PROXY_UNREACHABLE');
  });

  it('is left out for loopback and for what the list names', async () => {
    const upstream = await server(ok('{}'));
    const made = await proxy();
    expect(await textOf(through(at(upstream), manual(made.port)))).toBe('{}');
    expect(made.asked).toEqual([]);
  });

  it('is the one that a script names', async () => {
    const made = await proxy({ refuse: 403 });
    const script = `function FindProxyForURL(url, host) {
      return dnsDomainIs(host, '.localhost.test') ? 'PROXY 127.0.0.1:${made.port}' : 'DIRECT';
    }`;
    const text = `HTTP/1.1 200 OK\r\nContent-Type: application/x-ns-proxy-autoconfig\r\nContent-Length: ${script.length}\r\nConnection: close\r\n\r\n${script}`;
    const home = await server(text);
    const route = { proxy: { mode: 'pac', address: at(home, '/proxy.pac') } } as const;
    expect((await named(ask(through(`https://${name}`, route))))[1]).toBe('PROXY_REFUSED');
    expect(made.asked).toEqual([`CONNECT ${name}:443`]);
  });

  it.each([
    ['is no script', 'this is not JavaScript('],
    ['runs for ever', 'function FindProxyForURL() { for (;;); }'],
    ['reaches for Node', 'function FindProxyForURL() { return process.env.PATH; }'],
    ['throws', 'function FindProxyForURL() { throw new Error("x"); }'],
  ])('script that %s is named', async (_, script) => {
    const text = `HTTP/1.1 200 OK\r\nContent-Length: ${script.length}\r\nConnection: close\r\n\r\n${script}`;
    const home = await server(text);
    const route = { proxy: { mode: 'pac', address: at(home, '/proxy.pac') } } as const;
    const remote = createRemoteCarrier({
      script: { limit: { time: 600, patience: 20_000, fresh: 60_000, failed: 1000 } },
    });
    expect((await named(ask(through(`https://${name}`, route, { remote }))))[1]).toBe('PAC_FAILED');
  });

  const scriptThat = async (says: string): Promise<Partial<GatewayRoute>> => {
    const script = `function FindProxyForURL() { return '${says}'; }`;
    const home = await server(
      `HTTP/1.1 200 OK\r\nContent-Length: ${script.length}\r\nConnection: close\r\n\r\n${script}`,
    );
    return { proxy: { mode: 'pac', address: at(home, `/${encodeURIComponent(says)}.pac`) } };
  };
  const down = async (): Promise<number> => {
    const made = await testProxy();
    await made.close();
    return made.port;
  };

  it.each(['http', 'https'])('that is down is followed by the next one of a script’s: %s', async (scheme) => {
    const [first, made] = [await down(), await proxy({ refuse: 403, answer: 'by proxy' })];
    const route = await scriptThat(`PROXY 127.0.0.1:${first}; PROXY 127.0.0.1:${made.port}; DIRECT`);
    const gateway = through(`${scheme}://${name}`, route);
    for (const body of ['once', 'again']) {
      const answer = ask(gateway, { method: 'POST', body });
      if (scheme === 'https') expect((await named(answer))[1]).toBe('PROXY_REFUSED');
      else expect(await new Response((await answer).body).text()).toBe(`by proxy ${body}`);
    }
    const asked = scheme === 'https' ? `CONNECT ${name}:443` : `POST http://${name}/api/x`;
    expect(made.asked).toEqual([asked, asked]);
  });

  it('that is down is remembered, and asked last', async () => {
    const [first, made] = [await down(), await proxy({ refuse: 403 })];
    const route = await scriptThat(`PROXY 127.0.0.1:${first}; PROXY 127.0.0.1:${made.port}`);
    const gateway = through(`https://${name}`, route);
    await named(ask(gateway));
    // The first proxy would answer again, but the working one stays in front for a while.
    const back = await testProxy({ refuse: 502, port: first });
    cleanup.push(back.close);
    await named(ask(gateway));
    expect(back.asked).toEqual([]);
    expect(made.asked).toHaveLength(2);
    await made.close();
    expect((await named(ask(gateway)))[1]).toBe('PROXY_REFUSED');
    expect(back.asked).toHaveLength(1);
  });

  it('that refuses is no proxy that is down', async () => {
    const [first, second] = [await proxy({ refuse: 403 }), await proxy({ refuse: 502 })];
    const route = await scriptThat(`PROXY 127.0.0.1:${first.port}; PROXY 127.0.0.1:${second.port}`);
    expect((await named(ask(through(`https://${name}`, route))))[1]).toBe('PROXY_REFUSED');
    expect(second.asked).toEqual([]);
  });

  it('that is down is followed by the way without any', async () => {
    const first = await down();
    const route = await scriptThat(`PROXY 127.0.0.1:${first}; DIRECT`);
    // DNS_FAILED shows that the unknown name was looked up here, so no proxy was asked.
    expect((await named(ask(through(`https://${name}`, route))))[1]).toBe('DNS_FAILED');
    const askSystem = async () => `PROXY 127.0.0.1:${first};DIRECT`;
    const system = through(`https://${name}`, { proxy: { mode: 'system' } }, { askSystem });
    expect((await named(ask(system)))[1]).toBe('DNS_FAILED');
  });

  it('gets user name and password also where a script or the system names it', async () => {
    const made = await proxy({ login: 'ada:s3cret', refuse: 502 });
    const said = `PROXY 127.0.0.1:${made.port}`;
    const script = (await scriptThat(said)).proxy;
    if (script?.mode !== 'pac') throw new Error('no script');
    const askSystem = async () => said;
    const ways: [GatewayRoute['proxy'], Partial<GatewayOptions>][] = [
      [{ ...script, userName: 'ada' }, {}],
      [{ mode: 'system', userName: 'ada' }, { askSystem }],
    ];
    for (const [way, more] of ways) {
      const secure = through(`https://${name}`, { proxy: way, proxyPassword: 's3cret' }, more);
      expect((await named(ask(secure)))[1]).toBe('PROXY_REFUSED');
      const wrong = through(`https://${name}`, { proxy: way, proxyPassword: 'wrong' }, more);
      expect((await named(ask(wrong)))[1]).toBe('PROXY_AUTH');
    }
    vi.stubEnv('HTTPS_PROXY', `http://127.0.0.1:${made.port}`);
    const [[, none] = [], [system] = []] = [ways[0], ways[1]];
    const env = through(`https://${name}`, { proxy: system ?? script, proxyPassword: 's3cret' }, none);
    expect((await named(ask(env)))[1]).toBe('PROXY_REFUSED');
    vi.unstubAllEnvs();
  });

  it.each([
    ['SOCKS s.example:1080', 'SOCKS s.example:1080'],
    ['nonsense', 'nonsense'],
  ])('of a kind that can not be used is named: %s', async (says, detail) => {
    const route = await scriptThat(says);
    expect((await named(ask(through(`https://${name}`, route)))).slice(1)).toEqual([
      'PROXY_UNUSABLE',
      detail,
    ]);
  });

  it('of the environment that can not be used is named', async () => {
    vi.stubEnv('all_proxy', 'socks5://me:secret@p.example:1080');
    const route = { proxy: { mode: 'system' } } as const;
    expect((await named(ask(through(`https://${name}`, route)))).slice(1)).toEqual([
      'PROXY_UNUSABLE',
      'ALL_PROXY=socks5://p.example:1080',
    ]);
    vi.unstubAllEnvs();
  });

  it('is the system’s where the shell can ask for it', async () => {
    const made = await proxy({ refuse: 403 });
    const askSystem = async () => `PROXY 127.0.0.1:${made.port}`;
    const gateway = through(`https://${name}`, { proxy: { mode: 'system' } }, { askSystem });
    expect((await named(ask(gateway)))[1]).toBe('PROXY_REFUSED');
  });
});
