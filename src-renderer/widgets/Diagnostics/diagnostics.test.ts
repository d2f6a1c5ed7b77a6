import { expect, it } from 'vitest';
import type { MadeCall } from '#data/calls.ts';
import { endpoints } from '#shared/api/index.ts';
import { noMapping } from '#shared/api/mapping/no-mapping.ts';
import { aProfile } from '#state/testing/profile.ts';
import { type DiagnosticsFacts, diagnosticsText } from './diagnostics.ts';

const failedCall: MadeCall = {
  endpoint: 'themes.save',
  server: 'x',
  at: Date.UTC(2026, 10, 30, 2, 18, 44),
  milliseconds: 340,
  result: 'refused',
  code: 1001,
  status: 200,
};

const about: DiagnosticsFacts = {
  facts: {
    name: 'Steward',
    version: '0.1.0',
    platformBuild: '0.1.258-hotfix5',
    shell: 'desktop',
    system: 'linux',
    systemLanguage: 'zh-Hans-CN',
    lockedSettings: [],
    notices: [],
  },
  versions: {
    node: '24.11.1',
    electron: '39.2.3',
    chromium: '142.0.7444.162',
    system: 'linux 6.1.0-18-amd64 x64',
  },
  build: '0.1.301',
  language: 'en-US',
  settings: { language: 'system' },
  server: aProfile({ environment: 'production' }),
  failed: [failedCall, { ...failedCall, result: 'network', code: 'SERVER_CHANGED', status: 0 }],
  now: Date.UTC(2026, 10, 30, 2, 20),
};

it('names versions, shell, system, languages, kind of server and the failed calls', () => {
  expect(diagnosticsText(about)).toBe(
    [
      'taken: 2026-11-30T02:20:00.000Z',
      'steward: 0.1.0',
      'made for build: 0.1.258-hotfix5',
      'server build: 0.1.301',
      'shell: desktop',
      'system: linux 6.1.0 x64',
      'electron: 39.2.3',
      'chromium: 142',
      'node: 24.11.1',
      'language: en-US, chosen: system',
      'system language: zh-Hans-CN',
      'server: remote, production',
      'sign-in: token',
      'proxy: none',
      'failed calls: 2',
      '2026-11-30T02:18:44.000Z themes.save refused, code 1001, status 200, 340 ms',
      '2026-11-30T02:18:44.000Z themes.save network, code SERVER_CHANGED, status 0, 340 ms',
    ].join('\n'),
  );
});

it('does without what the shell and the server have not told', () => {
  const text = diagnosticsText({ ...about, versions: undefined, build: '', failed: [] });
  expect(text).toContain('system: linux\n');
  expect(text).toContain('failed calls: 0');
  expect(text).not.toMatch(/node|electron|server build/);
});

const secrets = [
  'eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.c2ln',
  '5f4dcc3b5aa765d61d8327deb882cf99',
  'ETEAMSID=5f4dcc3b5aa765d6; JSESSIONID=1F2E',
  'Correct-Horse-7',
  '/home/wei.zhang/licences/acme.lic',
  'C:\\Users\\Wei Zhang\\acme.lic',
  'Wei Zhang',
  '张伟',
  'wei.zhang@acme.example',
  'https://office.acme.example:8443/papi',
  '10.20.30.40',
  '13912345678',
  'office.acme.example\nAuthorization: Bearer 77',
];

/** Facts that hold the same words wherever a server, a profile or a system may put words. */
function filledWith(words: string): DiagnosticsFacts {
  const certificate = {
    subject: words,
    issuer: words,
    notBefore: words,
    notAfter: words,
    fingerprint: words,
  };
  const filled = aProfile({
    id: words,
    name: words,
    mark: words,
    edition: words,
    address: words,
    passwordSignIn: { path: words, encoding: 'json', userField: words, passwordField: words },
    timeZone: words,
    mapping: { ...noMapping, paths: { [words]: words } } as never,
    headers: [{ name: words, value: words, secret: true }],
    proxy: { mode: 'manual', address: words, userName: words, bypass: [words] },
    gateUser: words,
    authorities: [certificate],
    clientCertificate: certificate,
    trusted: [{ host: words, fingerprint: words, since: words }],
    lastUsed: words,
  });
  return {
    ...about,
    facts: {
      ...about.facts,
      name: words,
      version: words,
      platformBuild: words,
      systemLanguage: words,
      notices: [{ code: 'DATA_READ_ONLY', params: { folder: words } }],
    },
    versions: { node: words, electron: words, chromium: words, system: `linux 6.1.0-${words} x64` },
    build: words,
    language: words,
    server: filled,
    failed: [{ ...failedCall, endpoint: words, code: words }],
  };
}

it.each(secrets)('leaves out %j, wherever it stands', (words) => {
  const text = diagnosticsText(filledWith(words));
  expect(text).not.toContain(words);
  // A part of the words would reveal as much as all of them.
  for (const part of words.split(/[^\p{L}\p{N}]+/u).filter(({ length }) => length > 3))
    expect(text).not.toContain(part);
  expect(text.split('\n')).toHaveLength(diagnosticsText(about).split('\n').length - 1);
  expect(text).toContain('(left out) refused, code (left out), status 200');
});

it('takes a number for a code only where it is too short for a telephone number', () => {
  const text = diagnosticsText({ ...about, failed: [{ ...failedCall, code: 13_912_345_678 }] });
  expect(text).toContain('refused, code (left out)');
});

it('names every call of the platform', () => {
  const text = diagnosticsText({
    ...about,
    failed: endpoints.map(({ id }) => ({ ...failedCall, endpoint: id })),
  });
  for (const { id } of endpoints) expect(text).toContain(` ${id} refused`);
});
