/** The tool on small folders: it runs under our Node, finds what it should, and says when it could not read a file. */
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { electronegativity } from './check-security.ts';
import { differences, type Finding, readSarif } from './lib/findings.ts';

async function scan(source: string): Promise<string[]> {
  const folder = await mkdtemp(join(tmpdir(), 'steward-scan-'));
  await writeFile(join(folder, 'main.ts'), source);
  return (await electronegativity(folder, ['main.ts'])).map(({ rule }) => rule);
}

it.each([
  ['NODE_INTEGRATION_JS_CHECK', 'nodeIntegration: true'],
  ['CONTEXT_ISOLATION_JS_CHECK', 'contextIsolation: false'],
  ['WEB_SECURITY_JS_CHECK', 'webSecurity: false'],
  ['SANDBOX_JS_CHECK', 'sandbox: false'],
])('finds %s', async (rule, preference) => {
  const source = `const w: BrowserWindow = new BrowserWindow({ webPreferences: { ${preference} } } satisfies Options);`;
  expect(await scan(source)).toContain(rule);
});

it('finds a dangerous call', async () => {
  expect(await scan('contents.insertCSS(text as string);')).toContain('DANGEROUS_FUNCTIONS_JS_CHECK');
});

it('finds what stands behind types', async () => {
  expect(await scan('shell.openExternal((url as string)!);')).toContain('OPEN_EXTERNAL_JS_CHECK');
});

it('fails on a file that it can not parse, instead of passing it over', async () => {
  await expect(scan('const = ;')).rejects.toThrow();
});

const reason = 'a reason that says which test holds this finding to be harmless';
const finding = (rule: string, file: string, line = 1): Finding => ({ rule, file, line });
it.each<[string, Finding[], number]>([
  ['exactly what was reviewed', [finding('A', 'x.ts'), finding('A', 'x.ts', 9)], 0],
  ['one more of the same', [finding('A', 'x.ts'), finding('A', 'x.ts'), finding('A', 'x.ts')], 1],
  ['another file', [finding('A', 'x.ts'), finding('A', 'x.ts'), finding('A', 'y.ts')], 1],
  ['another rule', [finding('A', 'x.ts'), finding('A', 'x.ts'), finding('B', 'x.ts')], 1],
  ['less than was reviewed', [finding('A', 'x.ts')], 1],
])('%s', (_, findings, count) => {
  expect(differences(findings, [{ rule: 'A', file: 'x.ts', count: 2, reason }])).toHaveLength(count);
});

it('wants a reason', () => {
  expect(differences([finding('A', '')], [{ rule: 'A', file: '', count: 1, reason: 'ok' }])).toHaveLength(1);
});

it('reads SARIF', () => {
  const location = (uri: string) => ({
    physicalLocation: { artifactLocation: { uri }, region: { startLine: 3 } },
  });
  const text = JSON.stringify({
    runs: [
      {
        results: [
          { ruleId: 'A', locations: [location('a\\b.ts')] },
          { ruleId: 'B', locations: [location('file:///')] },
        ],
      },
    ],
  });
  expect(readSarif(text)).toEqual([finding('A', 'a/b.ts', 3), finding('B', '', 3)]);
});
