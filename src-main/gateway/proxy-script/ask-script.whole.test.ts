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
    (error: { code: string; cause: { fault?: string; message: string } }) => [
      error.code,
      error.cause.fault ?? error.cause.message,
    ],
  );
/** An address of its own in each test: a port that is free again is given once more, and what is kept of it would answer. */
const scriptOf = (home: Parameters<typeof at>[0]): string =>
  at(home, `/${encodeURIComponent(expect.getState().currentTestName ?? '')}.pac`);
const says = (proxy: string): string => `function FindProxyForURL(url, host) { return '${proxy}' + host; }`;
/** One name for all: degenerator runs over all of them again for each that it finds, which is slow on purpose. */
const slowToParse = `${Array.from({ length: 6000 }, (_, n) => `function f${n}() { return f${n + 1}(); }`).join('\n')}
function f6000() { return dnsResolve('x'); } function FindProxyForURL() { return f0(); }`;

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

  const limit: ScriptLimits = { time: 600, fresh: 60_000, failed: 1000 };
  /** For what ends by itself, on a machine that does other work too. */
  const patient: ScriptLimits = { ...limit, time: 15_000 };
  it.each<[string, string, string, ScriptLimits?]>([
    ['runs for ever', 'function FindProxyForURL() { for (;;); }', 'TIME'],
    ['runs for ever before it is asked', 'for (;;);', 'TIME'],
    ['waits for ever', 'async function FindProxyForURL() { await new Promise(() => 1); }', 'TIME'],
    ['takes long to be parsed', slowToParse, 'TIME'],
    ['is deeper than any', `${'('.repeat(200_000)}1`, 'ASKED_WRONG', patient],
  ])('that %s is ended, and the program goes on', async (_, script, fault, given = limit) => {
    const home = await server(answer(script));
    let turns = 0;
    const timer = setInterval(() => {
      turns += 1;
    }, 10);
    expect(await failure(askProxyScript(route, scriptOf(home), url, { limit: given }))).toEqual([
      'PAC_FAILED',
      fault,
    ]);
    clearInterval(timer);
    // Other work went on meanwhile.
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
