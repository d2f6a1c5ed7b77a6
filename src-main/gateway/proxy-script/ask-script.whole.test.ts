import { describe, expect, it, vi } from 'vitest';
import { makeCertificate } from '../testing/certificates.ts';
import { at, server, targetAt } from '../testing/exchange.ts';
import { askProxyScript, type ScriptLimits } from './ask-script.ts';
import { withMemoryLimit } from './engine-memory.ts';

const { route } = targetAt('');
const url = 'https://server.test/';
const answer = (script: string, status = '200 OK'): string =>
  `HTTP/1.1 ${status}\r\nLocation: /elsewhere\r\nContent-Length: ${Buffer.byteLength(script)}\r\nConnection: close\r\n\r\n${script}`;
const failure = (asked: Promise<unknown>): Promise<unknown> =>
  asked.then(
    () => null,
    ({ code, detail }: { code: string; detail: string }) => [code, detail],
  );
/** A unique address for each test: the system reuses free ports, and a cached script would answer. */
const scriptOf = (home: Parameters<typeof at>[0]): string =>
  at(home, `/${encodeURIComponent(expect.getState().currentTestName ?? '')}.pac`);
const says = (proxy: string): string => `function FindProxyForURL(url, host) { return '${proxy}' + host; }`;
describe('a proxy script', () => {
  it('is asked, fetched once, and again when it is old', async () => {
    const home = await server(answer(says('PROXY a:1;')));
    let time = 1000;
    const ask = () => askProxyScript(route, scriptOf(home), url, { now: () => time });
    expect(await Promise.all([ask(), ask()])).toEqual(['PROXY a:1;server.test', 'PROXY a:1;server.test']);
    await ask();
    expect(home.received).toHaveLength(1);
    time += 11 * 60_000;
    await ask();
    expect(home.received).toHaveLength(2);
  });

  it('comes by the trust of the profile that names it', async () => {
    const authority = makeCertificate({ name: 'Own CA' });
    const home = await server(
      answer(says('PROXY a:1;')),
      makeCertificate({ name: 'pac', hosts: ['127.0.0.1'], issuer: authority }),
    );
    const address = `https://127.0.0.1:${home.port}/a.pac`;
    expect(await failure(askProxyScript(route, address, url))).toEqual(['PAC_FAILED', expect.any(String)]);
    const own = { ...route, authorities: authority.cert };
    expect(await askProxyScript(own, address, url)).toBe('PROXY a:1;server.test');
  });

  it.each<[string, string, string]>([
    [
      'asks for its own address before it is asked',
      'var my = myIpAddress(); function FindProxyForURL() { return typeof my + isInNet(my, "0.0.0.0", "0.0.0.0"); }',
      'stringtrue',
    ],
    [
      'asks for names in a function within a call',
      'function FindProxyForURL(u, h) { return ["localhost"].some(function (n) { return isInNet(n, "127.0.0.0", "255.0.0.0"); }) ? "PROXY l:1" : "DIRECT"; }',
      'PROXY l:1',
    ],
    [
      'catches what a question for a name throws',
      'function FindProxyForURL() { var a = "none"; try { a = dnsResolve("localhost"); } catch (e) {} return a; }',
      '127.0.0.1',
    ],
    [
      'asks for a name that nobody has',
      'function FindProxyForURL() { return String(dnsResolve("nobody.invalid")) + isResolvable("nobody.invalid"); }',
      'nullfalse',
    ],
    [
      'is written in the language of today',
      'const list = [..."ab"]; const FindProxyForURL = (url, host) => { const o = { ...{ a: null } }; return o.a?.b ?? ["PROXY " + host, list.length].join(":"); };',
      'PROXY server.test:2',
    ],
    [
      'begins with a byte order mark',
      '\ufefffunction FindProxyForURL() { return "PROXY b:1"; }',
      'PROXY b:1',
    ],
    [
      'is long',
      `${Array.from({ length: 6000 }, (_, n) => `function f${n}() { return f${n + 1}(); }`).join('\n')}\nfunction f6000() { return dnsDomainIs('a.b', '.b'); } function FindProxyForURL() { return f5990() ? 'PROXY l:2' : ''; }`,
      'PROXY l:2',
    ],
    ['answers null', 'function FindProxyForURL() { return null; }', ''],
    ['answers nothing', 'function FindProxyForURL() {}', ''],
    ['answers an empty text', 'function FindProxyForURL() { return ""; }', ''],
  ])('that %s works', async (_, script, said) => {
    const home = await server(answer(script));
    expect(await askProxyScript(route, scriptOf(home), url)).toBe(said);
  });

  it.each<[string, string, string]>([
    [
      'throws',
      'var a = 1;\nfunction FindProxyForURL() {\n  return nowhere;\n}',
      'ReferenceError: nowhere is not defined (FindProxyForURL, line 2 or below)',
    ],
    [
      'throws before it is asked',
      '\n\nnull.x;',
      "TypeError: cannot read property 'x' of null (line 3 or below)",
    ],
    ['is none', 'function FindProxyForURL( {\n <html>', 'SyntaxError'],
    ['is a page', '<html>\n<body>', 'SyntaxError'],
    ['has no such function', 'function findProxy() {}', 'it has no function FindProxyForURL'],
    ['answers a number', 'function FindProxyForURL() { return 1; }', 'it answers no text: number'],
    ['answers later', 'async function FindProxyForURL() { return "DIRECT"; }', 'it answers no text: object'],
  ])('that %s says why and where', async (_, script, said) => {
    const home = await server(answer(script));
    const [code, detail] = (await failure(askProxyScript(route, scriptOf(home), url))) as [string, string];
    expect(code).toBe('PAC_FAILED');
    expect(detail).toContain(said);
    if (said === 'SyntaxError') expect(detail).toMatch(/\(line [12]\)$/);
  });

  const limit: ScriptLimits = { time: 600, patience: 20_000, fresh: 60_000, failed: 1000 };
  /** A generous limit for scripts that end by themselves, also on a busy machine. */
  const patient: ScriptLimits = { ...limit, time: 15_000 };
  it.each<[string, string, RegExp, ScriptLimits?]>([
    ['runs for ever', 'function FindProxyForURL() { for (;;); }', /^TIME$/],
    ['runs for ever before it is asked', 'for (;;);', /^TIME$/],
    ['catches its end', 'function FindProxyForURL() { for (;;) try { for (;;); } catch (e) {} }', /^TIME$/],
    [
      'searches for ever',
      'function FindProxyForURL() { return /^(a+)+$/.test("a".repeat(60) + "b"); }',
      /^TIME$/,
    ],
    ['is deeper than any', `${'('.repeat(200_000)}1`, /./, patient],
  ])('that %s is ended, and the program goes on', async (_, script, why, given = limit) => {
    const home = await server(answer(script));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 10);
    expect(await failure(askProxyScript(route, scriptOf(home), url, { limit: given }))).toEqual([
      'PAC_FAILED',
      expect.stringMatching(why),
    ]);
    clearInterval(timer);
    // The main thread was not blocked meanwhile.
    expect(turns).toBeGreaterThan(2);
  });

  it('that was ended is not run again at every call, but after a while', async () => {
    let script = 'function FindProxyForURL() { for (;;); }';
    const home = await server(() => answer(script));
    let time = 1000;
    const ask = (given = limit) =>
      askProxyScript(route, scriptOf(home), url, { now: () => time, limit: given });
    expect(await failure(ask())).toEqual(['PAC_FAILED', 'TIME']);
    script = says('PROXY b:1;');
    expect(await failure(ask())).toEqual(['PAC_FAILED', 'TIME']);
    expect(home.received).toHaveLength(1);
    time += 2000;
    expect(await ask(patient)).toBe('PROXY b:1;server.test');
  });

  it('is told of an engine that is another one than expected', () => {
    expect(() => withMemoryLimit(Buffer.from('0061736d01000000', 'hex'), 1)).toThrow('no memory');
    expect(() => withMemoryLimit(Buffer.from('0061736d01000000050401010210', 'hex'), 1)).toThrow('another');
    expect(() => withMemoryLimit(Buffer.from('0061736d0100000005ff', 'hex'), 1)).toThrow('cut off');
  });

  it('gets so much memory and no more', async () => {
    const script = `function FindProxyForURL() {
      var kept = [];
      try { for (var n = 0; n < 60; n++) kept.push(new ArrayBuffer(1048576)); } catch (e) {}
      return 'PROXY m:' + kept.length;
    }`;
    const home = await server(answer(script));
    const megabytes = Number((await askProxyScript(route, scriptOf(home), url)).split(':')[1]);
    expect(megabytes).toBeGreaterThan(8);
    expect(megabytes).toBeLessThan(33);
  });

  it.each([
    ['too large', 'x'.repeat(1024 * 1024 + 1), '200 OK'],
    ['HTTP 404', '', '404 Not Found'],
    ['HTTP 302', '', '302 Found'],
  ])('is refused: %s', async (why, script, status) => {
    const home = await server(answer(script, status));
    expect(await failure(askProxyScript(route, scriptOf(home), url))).toEqual(['PAC_FAILED', why]);
  });

  it('sees nothing of the program and says nothing in its name', async () => {
    const log = vi.spyOn(console, 'log').mockImplementation(() => undefined);
    const script = `function FindProxyForURL() { alert('hello'); return [typeof process, typeof require, typeof fetch].join(); }`;
    const home = await server(answer(script));
    expect(await askProxyScript(route, scriptOf(home), url)).toBe('undefined,undefined,undefined');
    expect(log).not.toHaveBeenCalled();
  });
});
